import { everybody, type Expectation } from '#core/tests/expectation.ts';

/** Who may call the endpoints of this feature, one entry per endpoint. */
export const expectations: Readonly<Record<string, Expectation>> = {
  'calendar.get': { unauthenticated: 401, persons: everybody },
  'calendar.create': { unauthenticated: 401, persons: everybody },
  'calendar.remove': {
    unauthenticated: 401,
    persons: 'any  204 204 204 204 204 204 204 204 204 204',
  },
};
