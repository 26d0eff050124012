import type { Expectation } from './expectation.ts';
import { ofCases } from '#features/opportunities/tests/expectations-of-cases.ts';
import { ofImports } from '#features/imports/tests/expectations-of-imports.ts';
import { ofOthers } from './expectations-of-others.ts';

/** A row for each endpoint of the contract. */
export const expectations: Readonly<Record<string, Expectation>> = {
  ...ofCases,
  ...ofImports,
  ...ofOthers,
};
