import { everybody, type Expectation } from '#core/tests/expectation.ts';

const account = {
  code: '0000-0000-0000',
  name: 'Late Comer',
  email: 'late@skf.example',
  password: 'Gr8-lantern-moss',
};
const corporation = {
  name: 'Late',
  accent: null,
  domain: null,
  hasPublicPage: false,
  timeZone: 'UTC',
  cycle: {
    name: 'Spring',
    startDate: '2027-01-01T00:00:00.000Z',
    endDate: '2027-06-01T00:00:00.000Z',
  },
};

/** There are accounts: nobody finds it, whoever they are. */
const notFound = {
  unauthenticated: 'as persons',
  persons: `any ${' 404'.repeat(10)}`,
} as const;

/** Who may call the endpoints of this feature, row by row. */
export const expectations: Readonly<Record<string, Expectation>> = {
  'setup.get': notFound,
  'setup.checkAccount': { input: () => ({ body: account }), ...notFound },
  // Always about the caller.
  'checklist.get': { unauthenticated: 401, persons: everybody },
  'checklist.dismiss': {
    input: () => ({ body: { isDismissed: false } }),
    unauthenticated: 401,
    persons: `any ${' 204'.repeat(10)}`,
  },
  'setup.create': { input: () => ({ body: { account, corporation } }), ...notFound },
};
