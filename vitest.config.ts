import { Agent } from 'node:http';
import tailwindcss from '@tailwindcss/vite';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserSwitches, browsersOnMachine } from '#scripts/chromium.js';
import { address } from '#scripts/component-tests/address.ts';
import { commands } from '#scripts/component-tests/commands.ts';
import { LongestFirst } from '#scripts/test-sequencer.ts';

/** How long a test waits for what it asks. A machine that is slow, or busy, decides nothing. */
const waitMs = 60_000;
/** Longer than several such waits: it ends only what hangs. */
const timeoutMs = 300_000;

/**
 * Tests that start the whole product or a PostgreSQL of their own, and kill it. Each file has a process
 * of its own.
 */
const withProcesses = [
  'app/server/{main,shutdown,durability}.test.ts',
  '**/embedded/embedded.test.ts',
  '**/database/fail-over.test.ts',
  '**/replica/replica.test.ts',
  '**/index-sync/crash-recovery.test.ts',
  '**/{imports,notifications}/**/crash.test.ts',
  '**/reindex.test.ts',
];

/** Property tests draw the same values in every run. */
const seeded = ['core/tests/property-seed.ts', 'core/tests/hangs/watch-tests.ts'];

/**
 * React as people have it. Its development build, which does every effect twice, costs twice as much for
 * each screen; `EXHAUSTIVE=on` has that.
 */
const react = process.env.EXHAUSTIVE === 'on' ? 'development' : 'production';

/** Tests that mount the application in a real browser, against the whole product. */
const inBrowser = '{core/web,ui,features/*/*/web}/**/*.browser.test.tsx';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    testTimeout: timeoutMs,
    hookTimeout: timeoutMs,
    expect: { poll: { timeout: waitMs } },
    // By itself Vitest leaves one core idle, which is half of a machine with two.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'domain',
          setupFiles: seeded,
          include: ['{core/domain,features/*/*/domain}/**/*.test.ts'],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          setupFiles: seeded,
          include: [
            '{cli,app/server,core/{server,platform,tests},features/*/*/server}/**/*.test.ts',
          ],
          exclude: withProcesses,
          globalSetup: ['core/tests/global-setup.ts'],
          pool: 'forks',
          // Each file makes its own database and app; loading the app's modules anew would cost
          // more than most files take.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'processes',
          setupFiles: ['core/tests/rotate-processes.ts'],
          include: withProcesses,
          globalSetup: ['core/tests/prepared-data.ts'],
          exclude: ['node_modules/**'],
          pool: 'forks',
        },
      },
      {
        extends: true,
        // Isolated: modules of the web app keep what belongs to one page, such as who is signed in.
        test: {
          name: 'web',
          setupFiles: seeded,
          include: ['{core/web,ui,features/*/*/web}/**/*.test.{ts,tsx}'],
          exclude: [inBrowser],
        },
      },
      {
        extends: true,
        plugins: [tailwindcss()],
        oxc: { jsx: { runtime: 'automatic', development: react === 'development' } },
        cacheDir: '.cache/vite',
        // Where tests run, react-aria would take every list for endless: here is a browser with a layout.
        define: {
          'process.env.VIRT_ON': 'true',
          'process.env.ROTATION': JSON.stringify(process.env.ROTATION) ?? 'undefined',
        },
        // A connection for each call was a tenth of what the runner does.
        server: { proxy: { '/api': { target: address, agent: new Agent({ keepAlive: true }) } } },
        optimizeDeps: {
          // All that any screen imports is bundled before the first test: found later, it would reload it.
          entries: [
            'app/{landing,web}/**/*.tsx',
            'core/web/**/*.tsx',
            'features/*/*/web/**/*.tsx',
            'ui/**/*.tsx',
          ],
          // In a test environment React Aria would draw all rows of a list, not those in sight.
          rolldownOptions: {
            transform: { define: { 'process.env.NODE_ENV': JSON.stringify(react) } },
          },
        },
        test: {
          include: [inBrowser],
          setupFiles: ['core/web/tests/describe-page.ts', 'core/web/tests/signed-out.ts'],
          globalSetup: ['scripts/component-tests/server.ts'],
          // The modules of the application are loaded once; `openScreen` forgets what they know.
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            // On a busy machine the page may take minutes to load.
            connectTimeout: timeoutMs,
            screenshotFailures: false,
            viewport: { width: 1440, height: 900 },
            commands,
            locators: { exact: false },
            provider: playwright({
              actionTimeout: waitMs,
              launchOptions: {
                executablePath:
                  process.env.CHROMIUM_PATH ?? browsersOnMachine(process.env.PATH ?? '')[0],
                args: browserSwitches,
              },
              contextOptions: {
                locale: 'en-GB',
                timezoneId: 'Europe/Stockholm',
                reducedMotion: 'reduce',
              },
            }),
            instances: [{ browser: 'chromium', name: 'components' }],
          },
        },
      },
      {
        extends: true,
        test: {
          name: 'scripts',
          include: ['{scripts,bench}/**/*.test.ts'],
          setupFiles: seeded,
        },
      },
    ],
  },
});
