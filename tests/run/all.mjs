/**
 * Everything `npm test` checks, one step after the other. A step that fails does not stop the others. The last line says
 * how much passed and how much failed, all steps together.
 */

import { spawn } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { countPlaywright, countVitest, settle } from './count.mjs';

/** @typedef {import('./count.mjs').Count} Count */

/**
 * A step is one command. Without a report it counts as one check; with one, each test in it counts.
 * @typedef {object} Step
 * @property {string} name
 * @property {string} command
 * @property {{ file: string, count: (report: any) => Count }} [report] what the command writes, and how it is counted
 */

/**
 * @param {string} name
 * @param {...string} projects folders under tests/, each a project of vitest.config.ts
 * @returns {Step}
 */
function vitest(name, ...projects) {
  const file = `reports/vitest-${projects[0]}.json`;
  const chosen = projects.map((project) => `--project=${project}`).join(' ');
  const folders = projects.map((project) => `tests/${project}`);
  return {
    name,
    command: `npx vitest run ${chosen} --reporter=default --reporter=json --outputFile.json=${file}`,
    report: { file, count: (report) => countVitest(report, folders) },
  };
}

/** Each of these keeps one core busy: two run at a time. The longest is first. */
/** @type {readonly Step[]} */
const READING = [
  { name: 'lint and import walls', command: 'npx eslint --max-warnings=0 .' },
  { name: 'types', command: 'npx tsc' },
  { name: 'format', command: 'npx prettier --check --log-level=warn .' },
  { name: 'import cycles', command: 'npx depcruise src --config .dependency-cruiser.mjs' },
];

/** These keep all cores busy: one runs after the other. */
/** @type {readonly Step[]} */
const RUNNING = [
  vitest('tests', 'unit', 'property', 'conformance', 'architecture', 'component'),
  { name: 'build', command: 'npx vite build' },
  vitest('the built page', 'build'),
  {
    name: 'end to end',
    command: 'node tests/run/e2e.mjs',
    report: { file: 'reports/e2e.json', count: countPlaywright },
  },
];

/**
 * Runs a command with its output on the console, under a heading; beside others all of it comes at the end.
 * @param {Step} step
 * @param {boolean} beside
 * @returns {Promise<boolean>} did it end well?
 */
async function run({ name, command }, beside) {
  const heading = `\n── ${name}: ${command}\n`;
  if (!beside) process.stdout.write(heading);
  return new Promise((resolve) => {
    const child = spawn(command, {
      shell: true,
      stdio: ['inherit', beside ? 'pipe' : 'inherit', beside ? 'pipe' : 'inherit'],
    });
    let output = heading;
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (output += String(data)));
    child.once('error', () => resolve(false));
    child.once('close', (code) => {
      if (beside) process.stdout.write(output);
      resolve(code === 0);
    });
  });
}

/**
 * @param {Step} step
 * @param {boolean} beside
 * @returns {Promise<Count>}
 */
async function countOf(step, beside) {
  const { report } = step;
  // Last time's report must not be counted should this run crash.
  if (report) rmSync(report.file, { force: true });
  const succeeded = await run(step, beside);
  if (!report) return succeeded ? { passed: 1, failed: [] } : { passed: 0, failed: ['see above'] };
  try {
    return settle(report.count(JSON.parse(readFileSync(report.file, 'utf8'))), succeeded);
  } catch {
    return { passed: 0, failed: ['no report: the run crashed, see above'] };
  }
}

// Should the build fail, the steps after it must not test an older one.
rmSync('dist', { recursive: true, force: true });

/** @type {(Count & { name: string, seconds: number })[]} */
const results = [];

/**
 * Takes one step after the other.
 * @param {readonly Step[]} steps
 */
async function take(steps, beside = false) {
  for (const step of steps) {
    const start = performance.now();
    const count = await countOf(step, beside);
    results.push({ ...count, name: step.name, seconds: (performance.now() - start) / 1000 });
  }
}

await Promise.all([take(READING.slice(0, 1), true), take(READING.slice(1), true)]);
await take(RUNNING);

console.log('\n── all together');
for (const { name, passed, failed, unsteady = [], seconds } of results) {
  const outcome = failed.length > 0 ? 'FAILED' : 'ok';
  console.log(
    `${outcome.padEnd(6)}  ${name.padEnd(22)} ${passed} passed, ${failed.length} failed, ${seconds.toFixed(0)} s`,
  );
  for (const line of failed) console.log(`        - ${line}`);
  for (const line of unsteady) console.log(`        - passed at the second try only, to be mended: ${line}`);
}

const passed = results.reduce((sum, result) => sum + result.passed, 0);
const failed = results.reduce((sum, result) => sum + result.failed.length, 0);
process.exitCode = failed > 0 ? 1 : 0;
console.log(`\n${passed} passed, ${failed} failed`);
