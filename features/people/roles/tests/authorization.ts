import type { FixtureResources } from '#core/tests/fixture.ts';
import { everybody, people, type Expectation } from '#core/tests/expectation.ts';
import { foundry, user } from '#core/tests/expectation-inputs.ts';

const champion = ({ newcomerId: userId }: FixtureResources) => ({
  body: { userId, roleName: 'Foundry Champion' },
});

/** Who may call the endpoints of this feature, row by row. */
export const expectations: Readonly<Record<string, Expectation>> = {
  'roles.list': { unauthenticated: 401, persons: everybody },
  'roles.users': { unauthenticated: 401, persons: foundry },
  // Every pair of actor and role is tested with the roles.
  'roles.assign': { input: champion, unauthenticated: 401, persons: foundry },
  'roles.remove': { input: champion, unauthenticated: 401, persons: foundry },
  'roles.ofUser': { input: user, unauthenticated: 401, persons: people },
};
