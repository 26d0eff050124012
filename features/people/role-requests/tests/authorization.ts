import { everybody, type Expectation } from '#core/tests/expectation.ts';
import { foundry } from '#core/tests/expectation-inputs.ts';

/** Who may call the endpoints of this feature, row by row. */
export const expectations: Readonly<Record<string, Expectation>> = {
  // Whose requests it lists is tested with the requests.
  'roleRequests.list': { unauthenticated: 401, persons: everybody },
  'roleRequests.figures': { unauthenticated: 401, persons: foundry },
  // The Superuser holds it; the roles of an unverified address do not count.
  'roleRequests.create': {
    input: () => ({ body: { requestedRole: 'Superuser', message: 'From the matrix' } }),
    unauthenticated: 401,
    persons: 'any  409 200 200 200 200 200 200 200 200 409',
  },
  // Nobody's: who decides and withdraws is tested with the requests.
  'roleRequests.decide': {
    input: () => ({
      params: { id: '019a0000-0000-7000-8000-00000000dead' },
      body: { status: 'APPROVED' },
    }),
    unauthenticated: 401,
    persons: ['own', 'same corporation', 'other corporation', 'missing']
      .map((place) => `${place} ${'404 '.repeat(10)}`.trim())
      .join('\n'),
  },
};
