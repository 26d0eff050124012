import { readFileSync } from 'node:fs';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */

/**
 * A test runner's report, or null when it wrote none.
 *
 * @param {string} file
 * @returns {unknown}
 */
export function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

/**
 * @param {unknown} report
 * @param {string} name
 */
function number(report, name) {
  const value = /** @type {Record<string, unknown> | null} */ (report)?.[name];
  return typeof value === 'number' ? value : 0;
}

/**
 * From Vitest's JSON report.
 *
 * @param {unknown} report
 * @returns {Counts | null}
 */
export function countUnit(report) {
  if (report === null) return null;
  return {
    passed: number(report, 'numPassedTests'),
    failed: number(report, 'numFailedTests'),
    skipped: number(report, 'numPendingTests') + number(report, 'numTodoTests'),
  };
}

/**
 * From Playwright's JSON report.
 *
 * @param {unknown} report
 * @returns {Counts | null}
 */
export function countBrowser(report) {
  if (report === null) return null;
  const { stats } = /** @type {{ stats?: unknown }} */ (report);
  return {
    passed: number(stats, 'expected') + number(stats, 'flaky'),
    failed: number(stats, 'unexpected'),
    skipped: number(stats, 'skipped'),
  };
}

/**
 * The files with failed tests, from Vitest's JSON report.
 *
 * @param {unknown} report
 * @returns {string[]}
 */
export function failedUnitFiles(report) {
  const { testResults = [] } = /** @type {{ testResults?: { name: string, status: string }[] }} */ (
    report ?? {}
  );
  return testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);
}

/**
 * The files with failed tests, from Playwright's JSON report, whose suites are nested.
 *
 * @param {unknown} report
 * @returns {string[]}
 */
export function failedBrowserFiles(report) {
  /** @typedef {{ file: string, specs?: { ok: boolean }[], suites?: Suite[] }} Suite */
  /** @type {(suite: Suite) => boolean} */
  const hasFailed = ({ specs = [], suites = [] }) =>
    specs.some(({ ok }) => !ok) || suites.some(hasFailed);
  const { suites = [] } = /** @type {{ suites?: Suite[] }} */ (report ?? {});
  return [...new Set(suites.filter(hasFailed).map(({ file }) => file))];
}

/**
 * The counts after the files of failed tests ran once more. What passed then is no failure.
 *
 * @param {Counts | null} first
 * @param {Counts | null} again of the failed files only
 * @returns {Counts | null}
 */
export function countAgain(first, again) {
  if (first === null || again === null) return first;
  return { ...first, passed: first.passed + first.failed - again.failed, failed: again.failed };
}

/**
 * The sum. A part that failed without a failed test, such as a build, counts as one.
 *
 * @param {ReadonlyArray<{ code: number, counts: Counts | null }>} results
 */
export function inTotal(results) {
  let passed = 0;
  let failed = 0;
  for (const { code, counts } of results) {
    passed += counts?.passed ?? 0;
    failed += counts?.failed || (code === 0 ? 0 : 1);
  }
  return { passed, failed };
}
