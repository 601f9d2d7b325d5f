import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest, settle } from '../../run/count.mjs';

describe('countVitest', () => {
  const file = (name: string, ...statuses: string[]) => ({
    name,
    status: statuses.includes('failed') || statuses.length === 0 ? 'failed' : 'passed',
    message: '',
    assertionResults: statuses.map((status, i) => ({ status, fullName: `test ${i}` })),
  });

  it('counts what passed and names what did not; skipped and todo did not', () => {
    const report = {
      testResults: [file('/p/tests/unit/a.test.ts', 'passed', 'failed', 'skipped', 'todo', 'passed')],
    };
    expect(countVitest(report, ['tests/unit'])).toEqual({
      passed: 2,
      failed: ['failed: test 1', 'skipped: test 2', 'todo: test 3'],
    });
  });

  it('counts a file that did not load', () => {
    const report = {
      testResults: [file('/p/tests/unit/a.test.ts', 'passed'), file('/p/tests/unit/b.test.ts')],
    };
    expect(countVitest(report, ['tests/unit'])).toEqual({
      passed: 1,
      failed: ['not run: /p/tests/unit/b.test.ts'],
    });
  });

  it('counts a folder without tests', () => {
    const report = { testResults: [file('C:\\p\\tests\\unit\\a.test.ts', 'passed')] };
    expect(countVitest(report, ['tests/unit', 'tests/property']).failed).toEqual([
      'no tests in tests/property',
    ]);
    expect(countVitest({ testResults: [] }, ['tests/unit'])).toEqual({
      passed: 0,
      failed: ['no tests in tests/unit'],
    });
  });
});

describe('countPlaywright', () => {
  const spec = (title: string, status: string) => ({ title, tests: [{ status }] });

  it('counts tests in nested suites; what passed at the second try is named', () => {
    const inner = { title: 'inner', specs: [spec('c', 'unexpected'), spec('d', 'flaky')] };
    const suite = {
      title: 'a.spec.ts',
      specs: [spec('a', 'expected'), spec('b', 'skipped')],
      suites: [inner],
    };
    expect(countPlaywright({ suites: [suite], errors: [] })).toEqual({
      passed: 2,
      unsteady: ['a.spec.ts › inner › d'],
      failed: ['skipped: a.spec.ts › b', 'failed: a.spec.ts › inner › c'],
    });
  });

  it('counts errors outside tests, and that there was no test', () => {
    expect(countPlaywright({ suites: [], errors: [{ message: 'no server\nat …' }] })).toEqual({
      passed: 0,
      unsteady: [],
      failed: ['no server', 'no tests in e2e'],
    });
  });
});

describe('settle', () => {
  it('counts a run that failed without naming a failure', () => {
    expect(settle({ passed: 3, failed: [] }, false)).toEqual({
      passed: 3,
      failed: ['the run itself failed, see above'],
    });
    expect(settle({ passed: 3, failed: [] }, true)).toEqual({ passed: 3, failed: [] });
    expect(settle({ passed: 3, failed: ['x'] }, false)).toEqual({ passed: 3, failed: ['x'] });
  });
});
