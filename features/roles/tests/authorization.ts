import { everybody, people, type Expectation } from '#core/tests/expectation.ts';
import { user } from '#core/tests/expectation-inputs.ts';

/** Who may call the endpoints of this feature, row by row. */
export const expectations: Readonly<Record<string, Expectation>> = {
  'roles.list': { unauthenticated: 401, persons: everybody },
  'roles.ofUser': { input: user, unauthenticated: 401, persons: people },
};
