/** From the reports of Vitest and Playwright to one count. What was skipped was not tested, so it counts as failed. */

/**
 * @typedef {object} Count
 * @property {number} passed
 * @property {string[]} failed what failed, one line each
 * @property {string[]} [unsteady] what failed first and passed when it was tried again; it is among those that passed
 */

/**
 * @typedef {object} VitestReport
 * @property {{ name: string, status: string, message: string, assertionResults: { status: string, fullName: string }[] }[]} testResults
 */

/**
 * Counts a Vitest report. A file that could not be loaded counts once, and so does each folder that holds no test.
 * @param {VitestReport} report
 * @param {readonly string[]} folders paths that must each have tests, such as `tests/unit`
 * @returns {Count}
 */
export function countVitest(report, folders) {
  const files = report.testResults.map((file) => ({ ...file, name: file.name.replaceAll('\\', '/') }));
  const tests = files.flatMap((file) => file.assertionResults);
  const empty = folders.filter(
    (folder) => !files.some((file) => file.name.includes(`/${folder}/`) && file.assertionResults.length > 0),
  );
  return {
    passed: tests.filter((test) => test.status === 'passed').length,
    failed: [
      ...tests.filter((test) => test.status !== 'passed').map((test) => `${test.status}: ${test.fullName}`),
      ...files
        .filter((file) => file.status !== 'passed' && file.assertionResults.length === 0)
        .map((file) => `not run: ${file.name}`),
      ...empty.map((folder) => `no tests in ${folder}`),
    ],
  };
}

/**
 * @typedef {object} PlaywrightSuite
 * @property {string} title
 * @property {{ title: string, tests: { status: string }[] }[]} specs
 * @property {PlaywrightSuite[]} [suites]
 */

/**
 * @param {PlaywrightSuite} suite
 * @returns {{ title: string, status: string }[]}
 */
function testsOf(suite) {
  const own = suite.specs.flatMap((spec) => spec.tests.map(({ status }) => ({ title: spec.title, status })));
  const inner = (suite.suites ?? []).flatMap(testsOf);
  return [...own, ...inner].map(({ title, status }) => ({ title: `${suite.title} › ${title}`, status }));
}

/**
 * Counts a Playwright report; errors outside any test (the server did not start, a file did not load) count one each.
 * @param {{ suites: PlaywrightSuite[], errors: { message?: string }[] }} report
 * @returns {Count}
 */
export function countPlaywright(report) {
  const tests = report.suites.flatMap(testsOf);
  const unsteady = tests.filter((test) => test.status === 'flaky').map((test) => test.title);
  return {
    passed: tests.filter((test) => test.status === 'expected').length + unsteady.length,
    unsteady,
    failed: [
      ...tests
        .filter((test) => test.status !== 'expected' && test.status !== 'flaky')
        .map((test) => `${test.status === 'unexpected' ? 'failed' : test.status}: ${test.title}`),
      ...report.errors.map((error) => error.message?.split('\n')[0] ?? 'an error outside the tests'),
      ...(tests.length === 0 ? ['no tests in e2e'] : []),
    ],
  };
}

/**
 * The count of a step that ran to its end: what it reported, and one failure more if it failed without naming any.
 * @param {Count} reported
 * @param {boolean} succeeded did its process end well?
 * @returns {Count}
 */
export function settle(reported, succeeded) {
  return succeeded || reported.failed.length > 0
    ? reported
    : { ...reported, failed: ['the run itself failed, see above'] };
}
