import { everybody, onesOwn, type Expectation } from '#core/tests/expectation.ts';
import { type FixtureResources } from '#core/tests/fixture.ts';

const savedSearch = ({ savedSearchId: id }: FixtureResources) => ({
  params: { kind: 'savedSearch', id },
});
/** One's own pins only: what is not pinned by the caller stays as it is. */
const harmless = 'any  204 204 204 204 204 204 204 204 204 204';

/** Who may call the endpoints of this feature, row by row. */
export const expectations: Readonly<Record<string, Expectation>> = {
  'pins.list': { unauthenticated: 401, persons: everybody },
  // Which collections can be pinned is tested with the pins.
  'pins.add': { input: savedSearch, unauthenticated: 401, persons: onesOwn(204) },
  'pins.remove': { input: savedSearch, unauthenticated: 401, persons: harmless },
  'pins.order': { input: () => ({ body: [] }), unauthenticated: 401, persons: harmless },
  'pins.see': {
    input: ({ collectionId: id }) => ({ params: { id } }),
    unauthenticated: 401,
    persons: harmless,
  },
};
