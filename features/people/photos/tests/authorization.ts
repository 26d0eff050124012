import { people, type Expectation } from '#core/tests/expectation.ts';
import type { FixtureResources } from '#core/tests/fixture.ts';

const person = ({ userId }: FixtureResources) => ({ params: { id: userId } });

/** Who may call the endpoints of this feature, row by row. */
export const expectations: Readonly<Record<string, Expectation>> = {
  'photos.set': { input: person, unauthenticated: 401, persons: people },
  'photos.remove': { input: person, unauthenticated: 401, persons: people },
};
