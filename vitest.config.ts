import { defineConfig } from 'vitest/config';

/** A server test may have to wait for a database that is just being made. */
const serverPatienceMs = 60_000;
/** Others only compute, some of them over thousands of made-up values. */
const patienceMs = 30_000;

export default defineConfig({
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'domain',
          include: ['core/domain/**/*.test.ts', 'features/*/domain/**/*.test.ts'],
          testTimeout: patienceMs,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: [
            'core/{server,platform,tests}/**/*.test.ts',
            'features/*/server/**/*.test.ts',
            'cli/**/*.test.ts',
          ],
          globalSetup: ['core/tests/global-setup.ts'],
          pool: 'forks',
          testTimeout: serverPatienceMs,
          hookTimeout: serverPatienceMs,
        },
      },
      {
        extends: true,
        test: {
          name: 'web',
          include: ['{core/web,ui,features/*/web}/**/*.test.{ts,tsx}'],
          testTimeout: patienceMs,
        },
      },
      {
        extends: true,
        test: { name: 'scripts', include: ['scripts/**/*.test.ts'], testTimeout: serverPatienceMs },
      },
    ],
  },
});
