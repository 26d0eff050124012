import type { Expectation } from '#core/tests/expectation.ts';

/** Superusers alone. */
const superusers = (status: number) => `any  ${status}${' 403'.repeat(9)}`;

/** Who may call the endpoints of this feature, row by row. */
export const expectations: Readonly<Record<string, Expectation>> = {
  'sampleData.get': { unauthenticated: 401, persons: superusers(200) },
  'sampleData.add': { unauthenticated: 401, persons: superusers(200) },
  // Permitted, and this corporation is not sample data.
  'sampleData.remove': {
    input: ({ corporationId }) => ({ params: { id: corporationId } }),
    unauthenticated: 401,
    persons: superusers(409),
  },
};
