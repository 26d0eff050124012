import { defineConfig } from 'vitest/config';

/** `npm run test:fleet`: the whole product on several nodes. One after another, since they share the machine. */
export default defineConfig({
  test: {
    name: 'fleet',
    include: ['bench/fleet/**/*.fleet.ts'],
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 180_000,
    sequence: { concurrent: false },
  },
});
