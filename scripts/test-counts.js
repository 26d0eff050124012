import { readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

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

/** The tests of this file share nothing: those that failed are repeated without the others. */
const independent = 'screens.spec.ts';

/**
 * What to repeat, from Playwright's JSON report, whose suites are nested: the files with failed tests,
 * of {@link independent} the file and the block, as they begin the title that `--grep` looks at.
 *
 * @param {unknown} report
 * @returns {string[]}
 */
export function failedBrowserParts(report) {
  /** @typedef {{ file: string, title?: string, specs?: { ok: boolean }[], suites?: Suite[] }} Suite */
  /** @type {(suite: Suite) => boolean} */
  const hasFailed = ({ specs = [], suites = [] }) =>
    specs.some(({ ok }) => !ok) || suites.some(hasFailed);
  const { suites = [] } = /** @type {{ suites?: Suite[] }} */ (report ?? {});
  const parts = suites
    .filter(hasFailed)
    .flatMap(({ file, suites: blocks = [] }) =>
      file.endsWith(independent)
        ? blocks.filter(hasFailed).map(({ title }) => `${file} ${title}`)
        : [file],
    );
  return [...new Set(parts)];
}

/**
 * The failed tests of Vitest's JSON report, a line each: file, title and the first line of the error.
 *
 * @param {unknown} report
 * @returns {string[]}
 */
export function failedUnitTests(report) {
  /** @typedef {{ status: string, fullName: string, failureMessages?: string[] }} Test */
  const { testResults = [] } =
    /** @type {{ testResults?: { name: string, assertionResults?: Test[] }[] }} */ (report ?? {});
  return testResults.flatMap(({ name, assertionResults = [] }) =>
    assertionResults
      .filter(({ status }) => status === 'failed')
      .map((one) => lineOf(name, one.fullName, one.failureMessages?.[0])),
  );
}

/**
 * The failed tests of Playwright's JSON report, a line each: file, title and the first line of the
 * error.
 *
 * @param {unknown} report
 * @returns {string[]}
 */
export function failedBrowserTests(report) {
  /** @typedef {{ results?: { error?: { message?: string } }[] }} Run */
  /** @typedef {{ ok: boolean, title: string, tests?: Run[] }} Spec */
  /** @typedef {{ file: string, title?: string, specs?: Spec[], suites?: Suite[] }} Suite */
  /** @type {(suite: Suite, blocks: readonly string[]) => string[]} */
  const failedOf = ({ file, specs = [], suites = [] }, blocks) => [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ title, tests = [] }) => {
        const errors = tests.flatMap(({ results = [] }) => results.map(({ error }) => error));
        const message = errors.find((error) => error !== undefined)?.message;
        return lineOf(file, [...blocks, title].join(' › '), message);
      }),
    ...suites.flatMap((suite) => failedOf(suite, [...blocks, suite.title ?? ''])),
  ];
  const { suites = [] } = /** @type {{ suites?: Suite[] }} */ (report ?? {});
  return suites.flatMap((suite) => failedOf(suite, []));
}

/**
 * @param {string} file
 * @param {string} title
 * @param {string} [message]
 */
const lineOf = (file, title, message = '') =>
  `${file}: ${title}: ${stripVTControlCharacters(message).split('\n')[0] ?? ''}`;

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
