import { everybody, onesOwn, type Expectation } from '#core/tests/expectation.ts';
import { type FixtureResources } from '#core/tests/fixture.ts';

const saved = ({ savedSearchId }: FixtureResources) => ({ params: { id: savedSearchId } });
const savedSearch = { name: 'Wear', query: 'wear', filters: {}, frequency: 'off' };

/** Who may call the endpoints of this feature, row by row. */
export const expectations: Readonly<Record<string, Expectation>> = {
  // For everybody's own, also for the foundry.
  'savedSearches.list': { unauthenticated: 401, persons: everybody },
  'savedSearches.news': { unauthenticated: 401, persons: everybody },
  'savedSearches.create': {
    input: () => ({ body: savedSearch }),
    unauthenticated: 401,
    persons: everybody,
  },
  'savedSearches.replace': {
    input: (resources) => ({ ...saved(resources), body: savedSearch }),
    unauthenticated: 401,
    persons: onesOwn(200),
  },
  'savedSearches.remove': { input: saved, unauthenticated: 401, persons: onesOwn(204) },
  'savedSearches.restore': { input: saved, unauthenticated: 401, persons: onesOwn(200) },
  'savedSearches.see': { input: saved, unauthenticated: 401, persons: onesOwn(204) },
  'recentSearches.list': { unauthenticated: 401, persons: everybody },
  'recentSearches.add': {
    input: () => ({ body: { query: 'wear', filters: {} } }),
    unauthenticated: 401,
    persons: 'any  204 204 204 204 204 204 204 204 204 204',
  },
  'recentSearches.remove': {
    input: ({ recentSearchId }) => ({ params: { id: recentSearchId } }),
    unauthenticated: 401,
    persons: onesOwn(204),
  },
  'recentSearches.clear': {
    unauthenticated: 401,
    persons: 'any  204 204 204 204 204 204 204 204 204 204',
  },
};
