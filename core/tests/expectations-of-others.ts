import { randomUUID } from 'node:crypto';
import { sampleName } from './forms.ts';
import {
  collectionOwners,
  collectionReaders,
  everybody,
  everybodyAlike,
  nobody,
  onesOwn,
  people,
  posters,
  visibleRows,
  type Expectation,
} from './expectation.ts';
import type { Spot } from './world.ts';

const corporation = ({ corporationId }: Spot) => ({ query: { corporationId } });
const opportunity = ({ opportunityId }: Pick<Spot, 'opportunityId'>) => ({
  params: { id: opportunityId },
});
const user = ({ userId }: Spot) => ({ params: { userId } });

const handedIn = ({ formToken }: Spot) => ({
  companyName: 'Acme',
  website: 'https://acme.example',
  contactName: 'Ada',
  contactEmail: 'ada@acme.example',
  title: 'From the matrix',
  pitch: 'It turns.',
  answers: [{ question: 'How mature is it?', answer: 'Very.' }],
  attachments: [],
  formToken,
  trap: '',
});
const followUp = ({ followUpKey }: Spot) => ({ params: { key: followUpKey } });

const saved = ({ savedSearchId }: Spot) => ({ params: { id: savedSearchId } });
const savedSearch = { name: 'Wear', query: 'wear', filters: {}, frequency: 'off' };

const byAuthId = ({ authId }: Spot) => ({ query: { authId } });
const collection = ({ collectionId }: Spot) => ({ params: { id: collectionId } });
const blacklisting = ({ sharedToUsers, startupId }: Spot) => ({
  ...{ version: 1, name: 'From the matrix', sharedToUsers, subspaces: [], startupToSubspaces: {} },
  ...{ startupIds: [], crunchbaseIds: [], nuclaIds: [] },
  blacklistedStartupIds: [startupId],
  blacklistedCrunchbaseIds: [],
  blacklistedNuclaIds: [],
});

/** What has no subject, and is the foundry's. */
const foundryAlone = 'any  200 200 403 403 403 403 403 403 403 403';

/** What everything beside case work answers. */
export const ofOthers: Readonly<Record<string, Expectation>> = {
  // By the session cookie alone: a bearer token buys no other.
  'identity.token': { strangers: 401, persons: nobody },

  'users.byAuth': {
    input: ({ authId }) => ({ query: { authId } }),
    strangers: 401,
    persons: people,
  },
  'users.getByEmail': {
    input: ({ email }) => ({ query: { email, isFoundryUser: 'true' } }),
    strangers: 401,
    persons: `
      own                200 200 200 200 200 200 200 200 200 404
      same corporation   200 200 200 200 200 200 200 200 200 404
      other corporation  200 200 404 404 404 404 404 404 404 404
      missing            404 404 404 404 404 404 404 404 404 404`,
  },
  // Whom it finds is another matter: see the tests of the search.
  'users.search': {
    input: ({ email, authId }) => ({
      query: { q: email, sameCorporationOnly: 'false', currentAuthId: authId },
    }),
    strangers: 401,
    persons: everybody,
  },
  // Whatever the body claims, it is about whoever asks.
  'users.sync': {
    input: ({ authId, email }) => ({
      body: {
        authId,
        email,
        firstName: 'A',
        lastName: 'Claim',
        photoUrl: null,
        isFoundryUser: true,
      },
    }),
    strangers: 401,
    persons: everybody,
  },

  'roles.list': { strangers: 401, persons: everybody },
  'roles.ofUser': { input: user, strangers: 401, persons: people },

  'corporations.list': { strangers: 401, persons: everybody },
  'corporations.ofUser': {
    input: user,
    strangers: 401,
    persons: `
      own                200 200 200 200 200 200 200 200 200 200
      same corporation   200 200 404 404 404 404 404 404 404 404
      other corporation  200 200 404 404 404 404 404 404 404 404
      missing            200 200 404 404 404 404 404 404 404 404`,
  },

  'corporations.cycles': {
    input: ({ corporationId }) => ({ params: { id: corporationId } }),
    strangers: 401,
    persons: visibleRows,
  },
  'corporations.addCycle': {
    input: ({ corporationId }) => ({
      params: { id: corporationId },
      body: {
        name: `Cycle ${randomUUID()}`,
        startDate: '2030-01-01T00:00:00Z',
        endDate: '2030-06-01T00:00:00Z',
      },
    }),
    strangers: 401,
    persons: posters,
  },

  'companies.lookup': {
    input: ({ startupId }) => ({ body: { refs: [{ kind: 'startup', id: startupId }] } }),
    strangers: 401,
    persons: everybody,
  },
  'recognition.recognise': {
    input: () => ({ body: { entries: [{ name: 'Acme', domain: null }] } }),
    strangers: 401,
    persons: everybody,
  },
  'companies.get': {
    input: ({ startupId }) => ({ params: { kind: 'startup', id: startupId } }),
    strangers: 401,
    persons: everybody,
  },
  // Where it appears is another matter for each of them: see the tests of appearances.
  'companies.appearances': {
    input: ({ startupId }) => ({ params: { kind: 'startup', id: startupId } }),
    strangers: 401,
    persons: everybody,
  },
  'companyMatches.records': {
    input: ({ startupId }) => ({ params: { kind: 'startup', id: startupId } }),
    strangers: 401,
    persons: everybody,
  },
  'companyMatches.suggestions': { strangers: 401, persons: foundryAlone },
  'companyMatches.decide': {
    input: ({ matchId }) => ({
      params: { id: matchId },
      body: { state: 'suggested', was: 'suggested' },
    }),
    strangers: 401,
    persons: `
      own                200 200 403 403 403 403 403 403 403 403
      same corporation   200 200 403 403 403 403 403 403 403 403
      other corporation  200 200 403 403 403 403 403 403 403 403
      missing            404 404 403 403 403 403 403 403 403 403`,
  },
  'companies.similar': {
    input: ({ startupId }) => ({ params: { kind: 'startup', id: startupId } }),
    strangers: 401,
    persons: everybody,
  },
  'search.companies': { input: () => ({ query: { q: 'a' } }), strangers: 401, persons: everybody },
  'searchExport.companies': {
    input: () => ({ query: { q: 'a' } }),
    strangers: 401,
    persons: everybody,
  },
  // What they find is another matter: see the tests of the search.
  'recordSearch.opportunities': {
    input: () => ({ query: { q: 'a' } }),
    strangers: 401,
    persons: everybody,
  },
  'recordSearch.projects': {
    input: () => ({ query: { q: 'a' } }),
    strangers: 401,
    persons: everybody,
  },
  'indexing.status': { strangers: 401, persons: everybody },
  'indexing.reindex': {
    strangers: 401,
    persons: 'any  200 200 403 403 403 403 403 403 403 403',
  },
  // Everybody's own, also for the foundry.
  'savedSearches.list': { strangers: 401, persons: everybody },
  'savedSearches.news': { strangers: 401, persons: everybody },
  'savedSearches.create': {
    input: () => ({ body: savedSearch }),
    strangers: 401,
    persons: everybody,
  },
  'savedSearches.replace': {
    input: (spot) => ({ ...saved(spot), body: savedSearch }),
    strangers: 401,
    persons: onesOwn(200),
  },
  'savedSearches.remove': { input: saved, strangers: 401, persons: onesOwn(204) },
  'savedSearches.restore': { input: saved, strangers: 401, persons: onesOwn(200) },
  'savedSearches.see': { input: saved, strangers: 401, persons: onesOwn(204) },
  'recentSearches.list': { strangers: 401, persons: everybody },
  'recentSearches.add': {
    input: () => ({ body: { query: 'wear', filters: {} } }),
    strangers: 401,
    persons: 'any  204 204 204 204 204 204 204 204 204 204',
  },
  'recentSearches.remove': {
    input: ({ recentSearchId }) => ({ params: { id: recentSearchId } }),
    strangers: 401,
    persons: onesOwn(204),
  },
  'recentSearches.clear': {
    strangers: 401,
    persons: 'any  204 204 204 204 204 204 204 204 204 204',
  },
  'companies.find': {
    input: () => ({ query: { q: 'a' } }),
    strangers: 401,
    persons: everybody,
  },

  'notifications.list': { strangers: 401, persons: everybody },
  'notifications.unread': { strangers: 401, persons: everybody },
  // Everybody's own, also for the foundry; an address that was never verified is told nothing.
  'notifications.read': {
    input: ({ notificationId }) => ({ params: { id: notificationId } }),
    strangers: 401,
    persons: `
      own                204 204 204 204 204 204 204 204 204 404
      same corporation   404 404 404 404 404 404 404 404 404 404
      other corporation  404 404 404 404 404 404 404 404 404 404
      missing            404 404 404 404 404 404 404 404 404 404`,
  },
  'notifications.readAll': {
    strangers: 401,
    persons: 'any  204 204 204 204 204 204 204 204 204 204',
  },
  'public.corporation': {
    input: ({ slug }) => ({ params: { slug } }),
    strangers: 'as persons',
    persons: everybodyAlike,
  },
  'public.challenge': { input: opportunity, strangers: 'as persons', persons: everybodyAlike },
  'public.sendFile': {
    input: (spot) => ({ ...opportunity(spot), query: { name: sampleName } }),
    strangers: 'as persons',
    persons: everybodyAlike,
  },
  'public.handIn': {
    input: (spot) => ({ ...opportunity(spot), body: handedIn(spot) }),
    strangers: 'as persons',
    persons: everybodyAlike,
  },
  'public.followUp': { input: followUp, strangers: 'as persons', persons: everybodyAlike },
  'public.write': {
    input: (spot) => ({ ...followUp(spot), body: { body: 'From the matrix' } }),
    strangers: 'as persons',
    persons: everybodyAlike,
  },
  'public.withdraw': {
    input: ({ lastFollowUpKey }) => ({ params: { key: lastFollowUpKey }, body: {} }),
    strangers: 'as persons',
    persons: everybodyAlike,
  },

  // Whoever asks is answered their own, whatever auth id they claim.
  'collections.own': { input: byAuthId, strangers: 401, persons: everybody },
  'collections.shared': { input: byAuthId, strangers: 401, persons: everybody },
  'collections.get': { input: collection, strangers: 401, persons: collectionReaders(200) },
  'collections.newer': {
    input: (spot) => ({ ...collection(spot), query: { than: '1' } }),
    strangers: 401,
    persons: collectionReaders(200),
  },
  'collections.companies': { input: collection, strangers: 401, persons: collectionReaders(200) },
  'collections.people': { input: collection, strangers: 401, persons: collectionReaders(200) },
  'collections.faces': { strangers: 401, persons: everybody },
  'collections.deleted': { strangers: 401, persons: everybody },
  'collections.copy': { input: collection, strangers: 401, persons: collectionReaders(200) },
  'documents.userMetadata': { strangers: 401, persons: everybody },
  'documents.addUserMetadata': {
    input: () => ({ body: { activeCollectionId: null } }),
    strangers: 401,
    persons: everybody,
  },
  'documents.changeUserMetadata': {
    input: ({ metadataId }) => ({
      params: { id: metadataId },
      body: { activeCollectionId: null },
    }),
    strangers: 401,
    persons: onesOwn(200),
  },
  'collections.create': {
    input: () => ({ body: { name: 'From the matrix' } }),
    strangers: 401,
    persons: everybody,
  },
  'collections.notes': { input: collection, strangers: 401, persons: collectionReaders(200) },
  'collections.suggestions': { input: collection, strangers: 401, persons: collectionReaders(200) },
  // Its collection is empty: whoever may write is told that the company is not in it.
  'collections.writeNote': {
    input: ({ collectionId, startupId }) => ({
      params: { id: collectionId, companyId: startupId },
      body: { note: 'From the matrix', rating: 3 },
    }),
    strangers: 401,
    persons: collectionOwners(404),
  },
  // Adding to the blacklist, which is all that this changes, is free to those it is shared with.
  'collections.replace': {
    input: (spot) => ({ ...collection(spot), body: blacklisting(spot) }),
    strangers: 401,
    persons: collectionReaders(200),
  },
  'collections.remove': { input: collection, strangers: 401, persons: collectionOwners(204) },
  'collections.restore': { input: collection, strangers: 401, persons: collectionOwners(200) },
  // Nobody leaves what is their own.
  'collections.leave': {
    input: collection,
    strangers: 401,
    persons: `
      own                404 404 404 404 404 404 404 404 404 404
      same corporation   204 204 204 204 204 204 204 204 204 404
      other corporation  404 404 404 404 404 404 404 404 404 404
      missing            404 404 404 404 404 404 404 404 404 404`,
  },

  'projects.list': { input: corporation, strangers: 401, persons: everybody },
  'projects.figures': { input: corporation, strangers: 401, persons: everybody },

  'system.health': { strangers: 200, persons: everybody },
  'system.ready': { strangers: 200, persons: everybody },
  'system.settings': { strangers: 200, persons: everybody },
};
