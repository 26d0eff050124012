import tailwindcss from '@tailwindcss/vite';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserSwitches, browsersOnMachine } from '#scripts/chromium.js';
import { address } from '#scripts/component-tests/address.ts';
import { commands } from '#scripts/component-tests/commands.ts';

/** A server test may have to wait for a database that is just being made. */
const serverTimeoutMs = 60_000;
/** Some start the product three times, each with an empty database. */
const processTimeoutMs = 120_000;
/** Others only compute, some of them over thousands of made-up values. */
const timeoutMs = 30_000;

/** How long a component test waits for what a slow machine is about to show. */
const browserWaitMs = 20_000;
/** Longer than several such waits. */
const browserTimeoutMs = 120_000;

/**
 * Tests that start the whole product or a PostgreSQL of their own, kill it, and look at the clock:
 * one after the other, when the others are done.
 */
const withProcesses = [
  'core/server/{main,shutdown,durability}.test.ts',
  '**/embedded/embedded.test.ts',
  '**/index-sync/crash-recovery.test.ts',
  '**/{imports,notifications}/**/crash.test.ts',
  '**/reindex.test.ts',
];

/** Tests that mount the application in a real browser, against the whole product. */
const inBrowser = '{core/web,ui,features/*/web}/**/*.browser.test.tsx';

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    // A second chance tells a slow machine from a broken rule; the report names what needed it.
    retry: 1,
    // By itself Vitest leaves one core idle, which is half of a machine with two.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'domain',
          include: ['{core/domain,features/*/domain}/**/*.test.ts'],
          isolate: false,
          testTimeout: timeoutMs,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: ['{cli,core/{server,platform,tests},features/*/server}/**/*.test.ts'],
          exclude: withProcesses,
          globalSetup: ['core/tests/global-setup.ts'],
          pool: 'forks',
          // Each file makes its own database and app; loading the app's modules anew would cost
          // more than most files take.
          isolate: false,
          testTimeout: serverTimeoutMs,
          hookTimeout: serverTimeoutMs,
        },
      },
      {
        extends: true,
        test: {
          name: 'processes',
          include: withProcesses,
          globalSetup: ['core/tests/prepared-data.ts'],
          exclude: ['node_modules/**'],
          pool: 'forks',
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          testTimeout: processTimeoutMs,
          hookTimeout: processTimeoutMs,
        },
      },
      {
        extends: true,
        // Isolated: modules of the web app keep what belongs to one page, such as who is signed in.
        test: {
          name: 'web',
          include: ['{core/web,ui,features/*/web}/**/*.test.{ts,tsx}'],
          exclude: [inBrowser],
          testTimeout: timeoutMs,
        },
      },
      {
        extends: true,
        plugins: [tailwindcss()],
        cacheDir: '.cache/vite',
        // Where tests run, react-aria would take every list for endless: here is a browser with a layout.
        define: { 'process.env.VIRT_ON': 'true' },
        server: { proxy: { '/api': address } },
        optimizeDeps: {
          // All that any screen imports is bundled before the first test: found later, it would reload it.
          entries: ['core/web/**/*.tsx', 'features/*/web/**/*.tsx', 'ui/**/*.tsx'],
          // In a test environment React Aria would draw all rows of a list, not those in sight.
          rolldownOptions: { transform: { define: { 'process.env.NODE_ENV': '"development"' } } },
        },
        test: {
          include: [inBrowser],
          globalSetup: ['scripts/component-tests/server.ts'],
          // The modules of the application are loaded once; `openScreen` forgets what they know.
          isolate: false,
          // A test that runs out of time goes on beside the next one; let its waits fail first.
          testTimeout: browserTimeoutMs,
          expect: { poll: { timeout: browserWaitMs } },
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 1440, height: 900 },
            commands,
            locators: { exact: false },
            provider: playwright({
              actionTimeout: browserWaitMs,
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
        test: { name: 'scripts', include: ['scripts/**/*.test.ts'], testTimeout: serverTimeoutMs },
      },
    ],
  },
});
