import { defineConfig } from 'vitest/config';

/** A server test may have to wait for a database that is just being made. */
const serverTimeoutMs = 60_000;
/** Others only compute, some of them over thousands of made-up values. */
const timeoutMs = 30_000;

/**
 * Tests that start the whole product or a PostgreSQL of their own, kill it, and look at the clock:
 * one after the other, when the others are done.
 */
const withProcesses = [
  'core/server/{main,shutdown,durability}.test.ts',
  '**/embedded/embedded.test.ts',
  '**/index-sync/crash-recovery.test.ts',
  '**/imports/**/crash.test.ts',
  '**/reindex.test.ts',
];

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
          exclude: ['node_modules/**'],
          pool: 'forks',
          maxWorkers: 1,
          sequence: { groupOrder: 1 },
          testTimeout: serverTimeoutMs,
          hookTimeout: serverTimeoutMs,
        },
      },
      {
        extends: true,
        // Isolated: modules of the web app keep what belongs to one page, such as who is signed in.
        test: {
          name: 'web',
          include: ['{core/web,ui,features/*/web}/**/*.test.{ts,tsx}'],
          testTimeout: timeoutMs,
        },
      },
      {
        extends: true,
        test: { name: 'scripts', include: ['scripts/**/*.test.ts'], testTimeout: serverTimeoutMs },
      },
    ],
  },
});
