import { defineConfig } from '@playwright/test';
import { drawPart } from '#core/tests/rotation.ts';
import { browserSwitches, browsersOnMachine } from '#scripts/chromium.js';

const port = process.env.PORT ?? '4310';
// The server's own default; the signed-in session belongs to this name and no other.
const address = `http://localhost:${port}`;

// npm test looks further than that, and names what it found.
const browser = process.env.CHROMIUM_PATH ?? browsersOnMachine(process.env.PATH ?? '')[0];

const startPatienceMs = 120_000;
const stopPatienceMs = 15_000;
/** How long a step waits for what it asks. A machine that is slow, or busy, decides nothing. */
const waitMs = 60_000;
/** Longer than several such waits: it ends only what hangs. */
const journeyTimeoutMs = 300_000;

/**
 * Journeys that cost most, and whose rules are proven lower down, too: each run has those of one rotation, a
 * third of them.
 */
const rotations = ['@rotation-0', '@rotation-1', '@rotation-2'];
const drawn = new Set(drawPart(rotations));

/** The files that take longest, which begin first. */
const longest = [
  'collection-concurrency.spec.ts',
  'concurrency.spec.ts',
  'imports.spec.ts',
  'presence.spec.ts',
];

export default defineConfig({
  testDir: '.',
  testMatch: ['e2e/**/*.spec.ts', 'features/*/*/tests/**/*.spec.ts'],
  outputDir: 'test-results',
  workers: 2,
  grepInvert: rotations
    .filter((rotation) => !drawn.has(rotation))
    .map((tag) => new RegExp(tag, 'u')),
  timeout: journeyTimeoutMs,
  expect: { timeout: waitMs },
  forbidOnly: process.env.CI !== undefined,
  reporter: [['list'], ['json', { outputFile: '.cache/tests/browser.json' }]],
  use: {
    baseURL: address,
    locale: 'en-GB',
    timezoneId: 'Europe/Stockholm',
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: waitMs,
    navigationTimeout: waitMs,
    launchOptions: {
      executablePath: browser,
      args: browserSwitches,
      // Without a locale a file whose name is not plain English is saved as "download".
      env: { LANG: 'C.UTF-8', ...process.env },
    },
  },
  // Everybody signs in once; the journeys go on from there. Projects start in this order, so that
  // the longest file does not begin last, and single screens fill up what is left at the end.
  projects: [
    { name: 'people', testMatch: 'people.spec.ts', fullyParallel: true },
    { name: 'long journeys', testMatch: longest, dependencies: ['people'] },
    {
      name: 'journeys',
      testIgnore: ['people.spec.ts', 'screens.spec.ts', ...longest],
      dependencies: ['people'],
    },
    {
      name: 'screens',
      testMatch: 'screens.spec.ts',
      dependencies: ['people'],
      fullyParallel: true,
    },
  ],
  webServer: {
    command: `"${process.execPath}" scripts/serve-for-tests.ts`,
    env: { PORT: port, RUNNER_PID: String(process.pid) },
    url: `${address}/api/health`,
    timeout: startPatienceMs,
    gracefulShutdown: { signal: 'SIGTERM', timeout: stopPatienceMs },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
