import { mkdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root, runOnOwnNode } from './child.js';
import { findChromium } from './chromium.js';
import { ensureInstalled } from './install.js';
import {
  countAgain,
  countBrowser,
  countUnit,
  failedBrowserParts,
  failedBrowserTests,
  failedUnitFiles,
  failedUnitTests,
  inTotal,
  readReport,
} from './test-counts.js';
import { hasComponentTests, hasJourneys, readSelection } from './test-selection.js';
import { buildAll, ensureBuilt } from './web-build.js';

/**
 * `npm test` runs everything, `npm test -- collections` the tests of a feature, and `npm test --
 * --changed` those of files that differ from main.
 */

const reports = join(root, '.cache/tests');
const unitReport = join(reports, 'unit.json');
const componentReport = join(reports, 'components.json');
const browserReport = join(reports, 'browser.json');

/** @typedef {import('./test-counts.js').Counts} Counts */
/**
 * What a part of the tests came to: `again` are the files that ran twice, `failures` a line for each
 * test that failed in the last run of its file.
 *
 * @typedef {object} Outcome
 * @property {number} code
 * @property {Counts | null} counts
 * @property {readonly string[]} [again]
 * @property {readonly string[]} [failures]
 */
/** @typedef {{ name: string, run: () => Promise<Outcome> }} Part */

/** @returns {Promise<Outcome>} */
async function check() {
  return { code: await runOnOwnNode('scripts/check.ts', []), counts: null };
}

/** More files than this fail because of a broken rule, not because the machine was busy. */
const mostFilesAgain = 6;

/**
 * Runs the few files with failed tests once more, alone and on fresh data; the summary names them. A
 * test on its second try shares the data and the load of the first, a new run does not.
 *
 * @param {Outcome} first
 * @param {readonly string[]} files
 * @param {(files: readonly string[]) => Promise<Outcome>} run
 * @returns {Promise<Outcome>}
 */
async function withSecondRun(first, files, run) {
  if (first.code === 0 || files.length === 0 || files.length > mostFilesAgain) return first;
  console.log(`\nOnce more: ${files.join(', ')}\n`);
  for (const line of first.failures ?? []) console.log(line);
  const { code, counts, failures } = await run(files);
  return { code, counts: countAgain(first.counts, counts), again: files, failures };
}

/**
 * @param {string} project
 * @param {string} report
 * @param {readonly string[]} filters
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {Promise<Outcome>}
 */
async function vitest(project, report, filters, environment) {
  const first = await runVitest(project, report, filters, environment);
  const failed = failedUnitFiles(readReport(report));
  return withSecondRun(first, failed, (files) => runVitest(project, report, files, environment));
}

/**
 * @param {string} project
 * @param {string} report
 * @param {readonly string[]} filters
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {Promise<Outcome>}
 */
async function runVitest(project, report, filters, environment = process.env) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const selected = filters.length === 0 ? [] : [...filters, '--passWithNoTests'];
  const code = await runOnOwnNode(
    'node_modules/vitest/vitest.mjs',
    ['run', `--project=${project}`, ...selected, ...reporters],
    environment,
  );
  const written = readReport(report);
  return { code, counts: countUnit(written), failures: failedUnitTests(written) };
}

/** @param {readonly string[]} filters */
const unit = (filters) => vitest('!components', unitReport, filters);

/** @returns {Promise<Outcome>} */
async function build() {
  return { code: await buildAll(), counts: null };
}

/** @returns {Promise<Outcome>} */
async function buildIfNeeded() {
  return { code: (await ensureBuilt()) ? 0 : 1, counts: null };
}

/**
 * The environment with the browser that was found; null when there is none.
 *
 * @returns {Promise<NodeJS.ProcessEnv | null>}
 */
async function withChromium() {
  const found = await findChromium(process.env.CHROMIUM_PATH);
  if ('problem' in found) {
    console.error(found.problem);
    return null;
  }
  console.log(`In ${found.path}\n`);
  return { ...process.env, CHROMIUM_PATH: found.path };
}

/**
 * @param {readonly string[]} filters
 * @returns {Promise<Outcome>}
 */
async function components(filters) {
  const environment = await withChromium();
  if (environment === null) return { code: 1, counts: null };
  return vitest('components', componentReport, filters, environment);
}

/**
 * @param {readonly string[]} filters
 * @returns {Promise<Outcome>}
 */
async function browser(filters) {
  const environment = await withChromium();
  if (environment === null) return { code: 1, counts: null };
  const first = await runPlaywright(filters, environment);
  const failed = failedBrowserParts(readReport(browserReport));
  return withSecondRun(first, failed, (parts) => {
    // Everybody signs in first, on the fresh data.
    const titles = ['people.spec.ts', ...parts].map(escapeForPattern);
    return runPlaywright(['--grep', titles.join('|')], environment);
  });
}

/** @param {string} text */
const escapeForPattern = (text) => text.replaceAll(/[$()*+.?[\\\]^{|}]/gu, '\\$&');

/**
 * @param {readonly string[]} filters
 * @param {NodeJS.ProcessEnv} environment
 * @returns {Promise<Outcome>}
 */
async function runPlaywright(filters, environment) {
  const selected = filters.length === 0 ? [] : [...filters, '--pass-with-no-tests'];
  const code = await runOnOwnNode('node_modules/@playwright/test/cli.js', ['test', ...selected], {
    ...environment,
    PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport,
  });
  const written = readReport(browserReport);
  return { code, counts: countBrowser(written), failures: failedBrowserTests(written) };
}

/**
 * Steps run in sequence; the parts of one step run in parallel.
 *
 * @param {import('./test-selection.js').Selection | null} selection
 * @returns {Part[][]}
 */
function stepsOf(selection) {
  const unitTests = 'unit and server tests';
  if (selection === null) {
    return [
      [
        { name: 'check', run: check },
        { name: 'build', run: build },
      ],
      // After the build, which the tests of processes start.
      [{ name: unitTests, run: () => unit([]) }],
      [{ name: 'component tests', run: () => components([]) }],
      [{ name: 'browser tests', run: () => browser([]) }],
    ];
  }
  const steps = [];
  const withJourneys = hasJourneys(selection.browser, root);
  if (withJourneys) steps.push([{ name: 'build', run: buildIfNeeded }]);
  if (selection.unit.length > 0) {
    steps.push([{ name: unitTests, run: () => unit(selection.unit) }]);
  }
  if (hasComponentTests(selection.unit, root)) {
    steps.push([{ name: 'component tests', run: () => components(selection.unit) }]);
  }
  if (withJourneys) {
    steps.push([{ name: 'browser tests', run: () => browser(selection.browser) }]);
  }
  return steps;
}

// Each runner sets its own; one meant for the server would change the tests.
delete process.env.NODE_ENV;

const wanted = readSelection(process.argv.slice(2), root);
if ('problem' in wanted) {
  console.error(wanted.problem);
  process.exit(1);
}
if (!(await ensureInstalled(root))) process.exit(1);
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

/** @type {Array<Outcome & { name: string, seconds: string }>} */
const results = [];
for (const step of stepsOf(wanted.selection)) {
  const title = step.map(({ name }) => name).join(', ');
  console.log(`\n──── ${title} ${'─'.repeat(Math.max(0, 72 - title.length))}\n`);
  const startedAt = performance.now();
  const outcomes = await Promise.all(
    step.map(async ({ name, run }) => {
      const outcome = await run();
      return { name, ...outcome, seconds: ((performance.now() - startedAt) / 1000).toFixed(1) };
    }),
  );
  results.push(...outcomes);
}

console.log(`\n──── in all ${'─'.repeat(66)}\n`);
for (const { name, code, counts, seconds, again } of results) {
  const counted = counts
    ? `  ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`
    : '';
  const said = again
    ? `${counted}, twice: ${again.map((file) => relative(root, file)).join(', ')}`
    : counted;
  console.log(
    `${code === 0 ? 'ok    ' : 'FAILED'}  ${name.padEnd(22)} ${seconds.padStart(6)} s${said}`,
  );
}
for (const line of results.flatMap(({ failures = [] }) => failures)) console.log(`\n${line}`);
const total = inTotal(results);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
