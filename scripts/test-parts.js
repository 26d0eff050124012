import { join } from 'node:path';
import { root, runOnOwnNode } from './child.js';
import { findChromium } from './chromium.js';
import { knownRepeats } from './known-repeats.js';
import { openProcessorMeter } from './processor-time.js';
import {
  afterSecondRun,
  countBrowser,
  countUnit,
  failedBrowserParts,
  failedBrowserTests,
  failedUnitFiles,
  failedUnitTests,
  readReport,
} from './test-report.js';
import { buildAll, ensureBuilt } from './web-build.js';

/** The parts of a test run. */

/** @typedef {import('./test-report.js').Result} Result */
/** @typedef {{ readonly name: string, readonly run: (process: PartProcess) => Promise<Result> }} Part */

/** What the runs before left here is removed first. */
export const reports = join(root, '.cache/tests');
/** A line for each call of `openTestServer`: milliseconds, and those of the processor. */
export const openedServers = join(reports, 'opened-servers.txt');

/** What was ended since it hung, and where it was. */
export const hangs = join(reports, 'hangs.txt');

const spent = openProcessorMeter();

/** Runs the programs of a part, and adds up the seconds of processor that they use. */
export class PartProcess {
  /** @type {number | null} */
  processor = 0;
  #label;

  /** @param {string} [label] before each line that they print, where parts run side by side */
  constructor(label) {
    this.#label = label;
  }

  /**
   * @param {string} file
   * @param {string[]} parameters
   * @param {NodeJS.ProcessEnv} [environment]
   */
  async run(file, parameters, environment = process.env) {
    const code = await runOnOwnNode(file, parameters, environment, [], this.#label);
    this.meter();
    return code;
  }

  /** Adds what children have used that have just ended. */
  meter() {
    const seconds = spent();
    this.processor = this.processor === null || seconds === null ? null : this.processor + seconds;
  }
}

/** @type {Part} */
export const check = {
  name: 'check',
  run: async (process) => ({ code: await process.run('scripts/check.ts', []), counts: null }),
};

/** @type {(name: string, build: () => Promise<number>) => Part} */
const buildPart = (name, build) => ({
  name,
  run: async (process) => {
    const code = await build();
    process.meter();
    return { code, counts: null };
  },
});

export const build = buildPart('build', buildAll);
export const buildIfNeeded = buildPart('build', async () => ((await ensureBuilt()) ? 0 : 1));

/** More files than this fail because of a broken rule. */
const mostFilesAgain = 6;

/**
 * Runs the few files with failed tests once more, alone and on fresh data, to tell a test that fails by
 * chance from a broken rule. Both count as failed.
 *
 * @param {Result} first
 * @param {readonly string[]} files
 * @param {(files: readonly string[]) => Promise<Result>} run
 * @returns {Promise<Result>}
 */
async function withSecondRun(first, files, run) {
  if (first.code === 0 || files.length === 0 || files.length > mostFilesAgain) return first;
  console.log(`\nOnce more: ${files.join(', ')}\n`);
  for (const { test, message } of first.failures ?? []) console.log(`${test}: ${message}`);
  return afterSecondRun(first, await run(files), knownRepeats);
}

/** All projects of Vitest but the component tests. */
const unitProjects = '!components';

/**
 * @param {PartProcess} process
 * @param {string} project
 * @param {string} report
 * @param {readonly string[]} filters
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {Promise<Result>}
 */
async function runVitest(process, project, report, filters, environment = globalThis.process.env) {
  const file = join(reports, report);
  const reporters = [
    '--reporter=./scripts/name-actions.js',
    '--reporter=./scripts/end-hangs.js',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ];
  const selected = filters.length === 0 ? [] : [...filters, '--passWithNoTests'];
  const code = await process.run(
    'node_modules/vitest/vitest.mjs',
    ['run', `--project=${project}`, ...selected, ...reporters],
    { ...environment, OPENED_SERVERS: openedServers, HANGS: hangs },
  );
  const content = readReport(file);
  return { code, counts: countUnit(content), failures: failedUnitTests(content) };
}

/**
 * @param {PartProcess} process
 * @param {string} project
 * @param {string} report
 * @param {readonly string[]} filters
 * @param {NodeJS.ProcessEnv} [environment]
 */
async function runVitestTwice(process, project, report, filters, environment) {
  const first = await runVitest(process, project, report, filters, environment);
  const files = failedUnitFiles(readReport(join(reports, report)));
  return withSecondRun(first, files, (failed) =>
    runVitest(process, project, report, failed, environment),
  );
}

/** @type {(filters?: readonly string[]) => Part} */
export const unitTests = (filters = []) => ({
  name: 'unit',
  run: (process) => runVitestTwice(process, unitProjects, 'unit.json', filters),
});

/**
 * The environment with the browser that was found; null when there is none.
 *
 * @returns {Promise<NodeJS.ProcessEnv | null>}
 */
async function withChromium() {
  const result = await findChromium(process.env.CHROMIUM_PATH);
  if ('problem' in result) {
    console.error(result.problem);
    return null;
  }
  console.log(`In ${result.path}\n`);
  return { ...process.env, CHROMIUM_PATH: result.path };
}

/** @type {(run: (process: PartProcess, environment: NodeJS.ProcessEnv) => Promise<Result>) => Part['run']} */
const inChromium = (run) => async (process) => {
  const environment = await withChromium();
  process.meter();
  return environment === null ? { code: 1, counts: null } : run(process, environment);
};

/** @type {(filters?: readonly string[]) => Part} */
export const componentTests = (filters = []) => ({
  name: 'components',
  run: inChromium((process, environment) =>
    runVitestTwice(process, 'components', 'components.json', filters, environment),
  ),
});

/** @param {string} text */
const escapeForPattern = (text) => text.replaceAll(/[$()*+.?[\\\]^{|}]/gu, '\\$&');

const browserReport = join(reports, 'browser.json');

/**
 * @param {PartProcess} process
 * @param {readonly string[]} parameters
 * @param {NodeJS.ProcessEnv} environment
 * @returns {Promise<Result>}
 */
async function runPlaywright(process, parameters, environment) {
  const code = await process.run('node_modules/@playwright/test/cli.js', ['test', ...parameters], {
    ...environment,
    PLAYWRIGHT_JSON_OUTPUT_FILE: browserReport,
  });
  const report = readReport(browserReport);
  return { code, counts: countBrowser(report), failures: failedBrowserTests(report) };
}

/** @type {(filters?: readonly string[], options?: readonly string[]) => Part} */
export const journeys = (filters = [], options = []) => ({
  name: 'browser',
  run: inChromium(async (process, environment) => {
    const selected = filters.length === 0 ? [] : [...filters, '--pass-with-no-tests'];
    const first = await runPlaywright(process, [...selected, ...options], environment);
    return withSecondRun(first, failedBrowserParts(readReport(browserReport)), (failed) => {
      // Everybody signs in first, on the fresh data.
      const titles = ['people.spec.ts', ...failed].map(escapeForPattern);
      return runPlaywright(process, ['--trace=on', '--grep', titles.join('|')], environment);
    });
  }),
});
