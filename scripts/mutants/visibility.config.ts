import { defineConfig } from 'vitest/config';

/** The tests of visibility and permissions that use a real PostgreSQL. */
export default defineConfig({
  test: {
    include: ['core/server/authorization/{relations-sql,visible-rows}.test.ts'],
    globalSetup: ['core/tests/global-setup.ts'],
    setupFiles: ['scripts/mutants/end-on-failure.ts'],
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
