import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Expectation } from './expectation.ts';

const root = join(import.meta.dirname, '../..');

/** A row for each endpoint of the contract: each feature has its own in tests/authorization.ts. */
export const expectations: Readonly<Record<string, Expectation>> = {};

for (const file of globSync('features/*/*/tests/authorization.ts', { cwd: root })) {
  const { expectations: ofFeature } = (await import(/* @vite-ignore */ join(root, file))) as {
    expectations: Readonly<Record<string, Expectation>>;
  };
  Object.assign(expectations, ofFeature);
}
