import {
  collectionOwners,
  collectionReaders,
  everybody,
  type Expectation,
} from '#core/tests/expectation.ts';
import { type FixtureResources } from '#core/tests/fixture.ts';

const byAuthId = ({ authId }: FixtureResources) => ({ query: { authId } });
const collection = ({ collectionId }: FixtureResources) => ({ params: { id: collectionId } });
const proposal = ({ lastCollectionId, proposedId }: FixtureResources) => ({
  params: { id: lastCollectionId, companyId: proposedId },
});
const notProposed = ({ lastCollectionId, startupId }: FixtureResources) => ({
  params: { id: lastCollectionId, companyId: startupId },
});
const blacklisting = ({ sharedToUsers, startupId }: FixtureResources) => ({
  version: 1,
  name: 'From the matrix',
  sharedToUsers,
  subspaces: [],
  startupToSubspaces: {},
  startupIds: [],
  crunchbaseIds: [],
  nuclaIds: [],
  blacklistedStartupIds: [startupId],
  blacklistedCrunchbaseIds: [],
  blacklistedNuclaIds: [],
});

/** Expected status of each endpoint of this feature for each person. */
export const expectations: Readonly<Record<string, Expectation>> = {
  // The answer is the caller's own list, whatever auth id they claim.
  'collections.own': { input: byAuthId, unauthenticated: 401, persons: everybody },
  'collections.shared': { input: byAuthId, unauthenticated: 401, persons: everybody },
  'collections.get': { input: collection, unauthenticated: 401, persons: collectionReaders(200) },
  'collections.newer': {
    input: (resources) => ({ ...collection(resources), query: { than: '1' } }),
    unauthenticated: 401,
    persons: collectionReaders(200),
  },
  'collections.companies': {
    input: collection,
    unauthenticated: 401,
    persons: collectionReaders(200),
  },
  'collections.recentAdditions': { unauthenticated: 401, persons: everybody },
  'collections.additions': {
    input: collection,
    unauthenticated: 401,
    persons: collectionReaders(200),
  },
  'collections.blacklistings': {
    input: collection,
    unauthenticated: 401,
    persons: collectionReaders(200),
  },
  'collections.attention': {
    input: collection,
    unauthenticated: 401,
    persons: collectionReaders(200),
  },
  'collections.people': {
    input: collection,
    unauthenticated: 401,
    persons: collectionReaders(200),
  },
  'collections.avatars': { unauthenticated: 401, persons: everybody },
  'collections.deleted': { unauthenticated: 401, persons: everybody },
  'collections.copy': { input: collection, unauthenticated: 401, persons: collectionReaders(200) },
  'collections.create': {
    input: () => ({ body: { name: 'From the matrix' } }),
    unauthenticated: 401,
    persons: everybody,
  },
  'collections.notes': { input: collection, unauthenticated: 401, persons: collectionReaders(200) },
  'collections.suggestions': {
    input: collection,
    unauthenticated: 401,
    persons: collectionReaders(200),
  },
  // The collection is empty, so those who may write get 404 for the company.
  'collections.writeNote': {
    input: ({ collectionId, startupId }) => ({
      params: { id: collectionId, companyId: startupId },
      body: { note: 'From the matrix', rating: 3 },
    }),
    unauthenticated: 401,
    persons: collectionOwners(404),
  },
  'collectionProposals.list': {
    input: ({ lastCollectionId }) => ({ params: { id: lastCollectionId } }),
    unauthenticated: 401,
    persons: collectionReaders(200),
  },
  'collectionProposals.propose': {
    input: (resources) => ({ ...proposal(resources), body: { note: 'From the matrix' } }),
    unauthenticated: 401,
    persons: collectionReaders(204),
  },
  // Nothing was proposed, so those who may take it back or decide get 404.
  'collectionProposals.withdraw': {
    input: notProposed,
    unauthenticated: 401,
    persons: collectionReaders(404),
  },
  'collectionProposals.decide': {
    input: (resources) => ({ ...notProposed(resources), body: { isDeclined: true } }),
    unauthenticated: 401,
    persons: collectionOwners(404),
  },
  // The change only blacklists, which people it is shared with may do.
  'collections.replace': {
    input: (resources) => ({ ...collection(resources), body: blacklisting(resources) }),
    unauthenticated: 401,
    persons: collectionReaders(200),
  },
  'collections.remove': { input: collection, unauthenticated: 401, persons: collectionOwners(204) },
  'collections.restore': {
    input: collection,
    unauthenticated: 401,
    persons: collectionOwners(200),
  },
  // Owners cannot leave their own collection.
  'collections.leave': {
    input: collection,
    unauthenticated: 401,
    persons: `
      own                404 404 404 404 404 404 404 404 404 404
      same corporation   204 204 204 204 204 204 204 204 204 404
      other corporation  404 404 404 404 404 404 404 404 404 404
      missing            404 404 404 404 404 404 404 404 404 404`,
  },
};
