import { mkdirSync, rmSync } from 'node:fs';
import { root } from './child.js';
import { ensureInstalled } from './install.js';
import { openMachineMeter } from './processor-time.js';
import {
  build,
  buildIfNeeded,
  check,
  componentTests,
  hangs,
  journeys,
  openedServers,
  PartProcess,
  reports,
  unitTests,
} from './test-parts.js';
import { repeatedParts } from './test-repeat.js';
import { inTotal, readHangs, readOpenedServers, summaryOf } from './test-report.js';
import { hasComponentTests, hasJourneys, readRequest } from './test-selection.js';
import { nextRotation } from './rotation.js';

/**
 * `npm test` runs everything, `npm test -- collections` the tests of a feature, `npm test -- --changed`
 * those of files that differ from main, `npm test -- --repeat` those that are new or changed, 20 times.
 */

/** @typedef {import('./test-parts.js').Part} Part */
/** @typedef {import('./test-report.js').PartResult} PartResult */
/**
 * What runs first, and then side by side: each lane is a sequence.
 *
 * @typedef {{ readonly first: readonly Part[], readonly lanes: ReadonlyArray<readonly Part[]> }} Plan
 */

/**
 * Two processors are in use all the time: a browser mostly waits, and the tests of the server mostly compute.
 *
 * @type {Plan}
 */
const everything = {
  // Which the tests of processes and of the browser start.
  first: [build],
  lanes: [
    [check, unitTests()],
    [componentTests(), journeys()],
  ],
};

/**
 * @param {import('./test-selection.js').Selection} selection
 * @returns {Plan}
 */
function planOf({ unit, browser }) {
  const withJourneys = hasJourneys(browser, root);
  const inBrowser = [];
  if (hasComponentTests(unit, root)) inBrowser.push(componentTests(unit));
  if (withJourneys) inBrowser.push(journeys(browser));
  return {
    first: withJourneys ? [buildIfNeeded] : [],
    lanes: [unit.length > 0 ? [unitTests(unit)] : [], inBrowser],
  };
}

/** @param {readonly string[]} files @returns {Plan} */
const repeatPlanOf = (files) => ({ first: [buildIfNeeded], lanes: [repeatedParts(files)] });

/** @type {(parts: readonly Part[], isAlone: boolean) => Promise<PartResult[]>} */
async function runInTurn(parts, isAlone) {
  const results = [];
  for (const { name, run } of parts) {
    console.log(`\n──── ${name} ${'─'.repeat(Math.max(0, 72 - name.length))}\n`);
    const process = new PartProcess(isAlone ? undefined : `${name.padEnd(10)} │ `);
    const startedAt = performance.now();
    const result = await run(process);
    const seconds = (performance.now() - startedAt) / 1000;
    results.push({ ...result, name, seconds, processor: process.processor });
  }
  return results;
}

// Each runner sets its own; one meant for the server would change the tests.
delete process.env.NODE_ENV;

const request = readRequest(process.argv.slice(2), root);
if ('problem' in request) {
  console.error(request.problem);
  process.exit(1);
}
if (!(await ensureInstalled(root))) process.exit(1);
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const { repeated, selection } = request;
const selected = selection === null ? everything : planOf(selection);
const { first, lanes } = repeated === null ? selected : repeatPlanOf(repeated);

const rotation = selection === null && repeated === null ? nextRotation(process.env) : null;
if (rotation !== null) {
  process.env.ROTATION = String(rotation);
  console.log(`Of what rotates, part ${(rotation % 3) + 1} of 3 (ROTATION=${rotation})`);
}

const shareInUse = openMachineMeter();
const startedAt = performance.now();
const results = await runInTurn(first, true);
const running = lanes.filter((parts) => parts.length > 0);
const outcomes = await Promise.all(running.map((parts) => runInTurn(parts, running.length === 1)));
results.push(...outcomes.flat());

console.log(`\n──── in all ${'─'.repeat(66)}\n`);
console.log(
  summaryOf(results, {
    seconds: (performance.now() - startedAt) / 1000,
    shareInUse: shareInUse(),
    openedServers: readOpenedServers(openedServers),
    hangs: readHangs(hangs),
  }),
);
const total = inTotal(results);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
