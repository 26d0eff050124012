import { randomUUID } from 'node:crypto';
import { onesOwn, visibleRows, type Expectation } from '#core/tests/expectation.ts';
import type { FixtureResources } from '#core/tests/fixture.ts';

const ofCase = ({ opportunityId }: FixtureResources) => ({
  screen: 'submissions',
  opportunityId,
});
const byId = ({ savedViewId }: FixtureResources) => ({ params: { id: savedViewId } });

/** Who may call the endpoints of this feature, row by row. */
export const expectations: Readonly<Record<string, Expectation>> = {
  'savedViews.list': {
    input: (resources) => ({ query: ofCase(resources) }),
    unauthenticated: 401,
    persons: visibleRows,
  },
  // For oneself. Who shares views its tests tell.
  'savedViews.create': {
    input: ({ opportunityId }) => ({
      body: {
        screen: 'submissions',
        opportunityId,
        name: randomUUID(),
        search: { stage: 'New' },
        isShared: false,
      },
    }),
    unauthenticated: 401,
    persons: visibleRows,
  },
  'savedViews.replace': {
    input: (resources) => ({
      params: byId(resources).params,
      body: { name: 'From the matrix', search: { q: 'wear' }, isShared: false },
    }),
    unauthenticated: 401,
    persons: onesOwn(200),
  },
  'savedViews.remove': { input: byId, unauthenticated: 401, persons: onesOwn(204) },
  'savedViews.restore': { input: byId, unauthenticated: 401, persons: onesOwn(200) },
};
