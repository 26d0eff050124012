import { defineConfig } from 'vitest/config';
import { isPartName, parts, type Part } from './parts.ts';

const name = process.env.MUTANTS_PART ?? '';
if (!isPartName(name)) throw new Error(`There is no part ${name}.`);
const { tests, usesDatabase, isInOrder = false }: Part = parts[name];

/** The tests of a part that `npm run mutants` changes. */
export default defineConfig({
  test: {
    include: [...tests],
    globalSetup: usesDatabase ? ['core/tests/global-setup.ts'] : [],
    setupFiles: [
      'scripts/mutants/end-on-failure.ts',
      ...(isInOrder ? ['scripts/mutants/all-tests.ts'] : []),
    ],
    // What a test waits for is not decided by a busy machine.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    // Files of one run share the loaded modules. Each run has a process of its own.
    isolate: false,
  },
});
