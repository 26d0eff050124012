import { defineConfig } from 'vitest/config';

/** The pure tests of the folders that `npm run mutants` changes. */
export default defineConfig({
  test: {
    include: [
      'core/domain/authorization/*.test.ts',
      'features/*/{collections,submissions}/domain/*.test.ts',
    ],
    setupFiles: ['scripts/mutants/end-on-failure.ts'],
    testTimeout: 60_000,
  },
});
