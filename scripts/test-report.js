import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/** @typedef {{ passed: number, failed: number, skipped: number }} Counts */
/**
 * `test` is its file and title, `message` the first line of the error and where in a test it came up.
 *
 * @typedef {{ readonly test: string, readonly message: string }} Failure
 */
/**
 * What a part of the tests came to. `repeated` are the files that ran twice; `byChance` are failures of the
 * first run that did not come again in the second.
 *
 * @typedef {object} Result
 * @property {number} code
 * @property {Counts | null} counts
 * @property {readonly Failure[]} [failures]
 * @property {readonly Failure[]} [byChance]
 */

/** @typedef {Result & { name: string, seconds: number, processor: number | null }} PartResult */

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
    // With the files that could not be run at all.
    failed: Math.max(number(report, 'numFailedTests'), failedUnitTests(report).length),
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
 * @param {string} file
 * @param {string} title
 * @param {string} [message]
 * @returns {Failure}
 */
function failureOf(file, title, message = '') {
  const [first = '', ...others] = stripVTControlCharacters(message).split('\n');
  // Of a wait that ended in vain Vitest's report has the place only.
  const place = others
    .map((line) => /[^\s(]+\.(?:test|spec)\.tsx?(?:\?[^\s:)]*)?:\d+/u.exec(line)?.[0])
    .find(Boolean);
  return {
    test: title === '' ? file : `${file}: ${title}`,
    message: place === undefined ? first : `${first} (${place})`,
  };
}

/**
 * The failed tests of Vitest's JSON report.
 *
 * @param {unknown} report
 * @returns {Failure[]}
 */
export function failedUnitTests(report) {
  /** @typedef {{ status: string, fullName: string, failureMessages?: string[] }} Test */
  /** @typedef {{ name: string, status: string, message?: string, assertionResults?: Test[] }} File */
  const { testResults = [] } = /** @type {{ testResults?: File[] }} */ (report ?? {});
  return testResults.flatMap(({ name, status, message, assertionResults = [] }) => {
    const failed = assertionResults
      .filter((test) => test.status === 'failed')
      .map((test) => failureOf(name, test.fullName, test.failureMessages?.[0]));
    // What stands around the tests of a file may fail, too.
    return failed.length === 0 && status === 'failed' ? [failureOf(name, '', message)] : failed;
  });
}

/**
 * The failed tests of Playwright's JSON report.
 *
 * @param {unknown} report
 * @returns {Failure[]}
 */
export function failedBrowserTests(report) {
  /** @typedef {{ results?: { error?: { message?: string } }[] }} Run */
  /** @typedef {{ ok: boolean, title: string, tests?: Run[] }} Spec */
  /** @typedef {{ file: string, title?: string, specs?: Spec[], suites?: Suite[] }} Suite */
  /** @type {(suite: Suite, blocks: readonly string[]) => Failure[]} */
  const failedOf = ({ file, specs = [], suites = [] }, blocks) => [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ title, tests = [] }) => {
        const errors = tests.flatMap(({ results = [] }) => results.map(({ error }) => error));
        const message = errors.find((error) => error !== undefined)?.message;
        return failureOf(file, [...blocks, title].join(' › '), message);
      }),
    ...suites.flatMap((suite) => failedOf(suite, [...blocks, suite.title ?? ''])),
  ];
  const { suites = [] } = /** @type {{ suites?: Suite[] }} */ (report ?? {});
  return suites.flatMap((suite) => failedOf(suite, []));
}

/**
 * What a part came to after its files with failed tests ran once more. A test that passes only then
 * fails by chance, which is a fault of the product or of the test: it has failed, unless its cause is
 * known.
 *
 * @param {Result} first
 * @param {Result} second of the failed files only
 * @param {ReadonlyArray<{ readonly test: string }>} repeats
 * @returns {Result}
 */
export function afterSecondRun(first, second, repeats) {
  const { failures = [], counts } = first;
  if (counts === null || second.counts === null) return first;
  const again = new Set(second.failures?.map(({ test }) => test));
  const byChance = failures.filter(({ test }) => !again.has(test));
  const excused = byChance.filter(({ test }) => repeats.some((each) => test.includes(each.test)));
  const failed = counts.failed - excused.length;
  return {
    code: excused.length > 0 && failed === 0 ? second.code : first.code,
    counts: { ...counts, passed: counts.passed + excused.length, failed },
    failures: failures.filter((failure) => !byChance.includes(failure)),
    byChance,
  };
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

/**
 * What the calls of `openTestServer` cost, from the file with a line for each.
 *
 * @param {string} file
 */
export function readOpenedServers(file) {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  const costs = lines.map((line) => line.split(' ').map(Number));
  /** @param {number} column */
  const secondsOf = (column) => costs.reduce((sum, cost) => sum + (cost[column] ?? 0), 0) / 1000;
  return { count: costs.length, seconds: secondsOf(0), processor: secondsOf(1) };
}

/**
 * What was ended since it hung; empty when nothing was.
 *
 * @param {string} file
 */
export const readHangs = (file) => (existsSync(file) ? readFileSync(file, 'utf8').trim() : '');

/** @param {number | null} seconds */
const inSeconds = (seconds) => (seconds === null ? '–' : seconds.toFixed(1)).padStart(7);

/**
 * A line for each part, then what failed, and what the run cost.
 *
 * @param {readonly PartResult[]} results
 * @param {object} run
 * @param {number} run.seconds
 * @param {number} run.shareInUse of all processors, 0 to 1
 * @param {ReturnType<typeof readOpenedServers>} run.openedServers
 * @param {string} run.hangs
 */
export function summaryOf(results, { seconds, shareInUse, openedServers, hangs }) {
  const width = Math.max(...results.map(({ name }) => name.length));
  const parts = results.map((part) => {
    const { passed, failed, skipped } = part.counts ?? {};
    const counts = part.counts ? `  ${passed} passed, ${failed} failed, ${skipped} skipped` : '';
    const verdict = part.code === 0 ? 'ok    ' : 'FAILED';
    const times = `${inSeconds(part.seconds)} s ${inSeconds(part.processor)} s`;
    return `${verdict}  ${part.name.padEnd(width)} ${times}${counts}`;
  });
  const { count } = openedServers;
  return [
    `${' '.repeat(width + 8)} ${'time'.padStart(9)} ${'processor'.padStart(9)}`,
    ...parts,
    '',
    `${(seconds / 60).toFixed(1)} minutes, ${Math.round(shareInUse * 100)} % of all processors in use`,
    `openTestServer: ${count} times, ${openedServers.seconds.toFixed(1)} s, ` +
      `${openedServers.processor.toFixed(1)} s of processor`,
    ...results.flatMap(({ failures = [], byChance = [] }) => [
      ...failures.map(({ test, message }) => `\nfailed: ${test}\n  ${message}`),
      ...byChance.map(({ test, message }) => `\npassed only when repeated: ${test}\n  ${message}`),
    ]),
    ...(hangs === '' ? [] : [`\n${hangs}`]),
  ].join('\n');
}
