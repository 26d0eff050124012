import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { root, runOnOwnNode } from './child.js';
import { findChromium } from './chromium.js';
import { ensureInstalled } from './install.js';
import { countBrowser, countUnit, inTotal, readReport } from './test-counts.js';
import { hasJourneys, readSelection } from './test-selection.js';
import { buildAll, ensureBuilt } from './web-build.js';

/**
 * `npm test` runs everything, `npm test -- collections` the tests of a feature, and `npm test --
 * --changed` those of files that differ from main.
 */

const reports = join(root, '.cache/tests');
const unitReport = join(reports, 'unit.json');
const browserReport = join(reports, 'browser.json');

/** @typedef {import('./test-counts.js').Counts} Counts */
/** @typedef {{ code: number, counts: Counts | null }} Outcome */
/** @typedef {{ name: string, run: () => Promise<Outcome> }} Part */

/** @returns {Promise<Outcome>} */
async function check() {
  return { code: await runOnOwnNode('scripts/check.ts', []), counts: null };
}

/**
 * @param {readonly string[]} filters
 * @returns {Promise<Outcome>}
 */
async function unit(filters) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${unitReport}`];
  const selected = filters.length === 0 ? [] : [...filters, '--passWithNoTests'];
  const code = await runOnOwnNode('node_modules/vitest/vitest.mjs', [
    ...['run', ...selected],
    ...reporters,
  ]);
  return { code, counts: countUnit(readReport(unitReport)) };
}

/** @returns {Promise<Outcome>} */
async function build() {
  return { code: await buildAll(), counts: null };
}

/** @returns {Promise<Outcome>} */
async function buildIfNeeded() {
  return { code: (await ensureBuilt()) ? 0 : 1, counts: null };
}

/**
 * @param {readonly string[]} filters
 * @returns {Promise<Outcome>}
 */
async function browser(filters) {
  const found = await findChromium(process.env.CHROMIUM_PATH);
  if ('problem' in found) {
    console.error(found.problem);
    return { code: 1, counts: null };
  }
  console.log(`In ${found.path}\n`);
  const selected = filters.length === 0 ? [] : [...filters, '--pass-with-no-tests'];
  const code = await runOnOwnNode('node_modules/@playwright/test/cli.js', ['test', ...selected], {
    ...process.env,
    CHROMIUM_PATH: found.path,
    PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport,
  });
  return { code, counts: countBrowser(readReport(browserReport)) };
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
      [{ name: 'check', run: check }],
      [
        { name: unitTests, run: () => unit([]) },
        { name: 'build', run: build },
      ],
      [{ name: 'browser tests', run: () => browser([]) }],
    ];
  }
  const steps = [];
  if (selection.unit.length > 0) {
    steps.push([{ name: unitTests, run: () => unit(selection.unit) }]);
  }
  if (hasJourneys(selection.browser, root)) {
    steps.push([{ name: 'build', run: buildIfNeeded }]);
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
for (const { name, code, counts, seconds } of results) {
  const said = counts
    ? `  ${counts.passed} passed, ${counts.failed} failed, ${counts.skipped} skipped`
    : '';
  console.log(
    `${code === 0 ? 'ok    ' : 'FAILED'}  ${name.padEnd(22)} ${seconds.padStart(6)} s${said}`,
  );
}
const total = inTotal(results);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
