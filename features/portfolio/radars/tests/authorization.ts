import { everybody, everybodyEqually, posters, type Expectation } from '#core/tests/expectation.ts';
import type { FixtureResources } from '#core/tests/fixture.ts';

type Input = Expectation['input'];

const ofRadar = ({ radarId }: FixtureResources) => ({ params: { id: radarId } });
const withBody = (body: object) => (resources: FixtureResources) => ({
  ...ofRadar(resources),
  body,
});
const ofLast = ({ lastRadarId }: FixtureResources) => ({ params: { id: lastRadarId } });
const ofEdition =
  (body?: object) =>
  ({ radarId, editionId }: FixtureResources) => ({
    params: { id: radarId, editionId },
    ...(body && { body }),
  });
const ofDraft =
  (body: object) =>
  ({ radarId, draftId }: FixtureResources) => ({
    params: { id: radarId, editionId: draftId },
    body,
  });
const ofBlip =
  (body?: object) =>
  ({ radarId, blipId }: FixtureResources) => ({
    params: { id: radarId, blipId },
    ...(body && { body }),
  });

const ofRound =
  (body?: object) =>
  ({ radarId, roundId }: FixtureResources) => ({
    params: { id: radarId, roundId },
    ...(body && { body }),
  });
const ofItem =
  (body?: object) =>
  ({ radarId, roundId, itemId }: FixtureResources) => ({
    params: { id: radarId, roundId, itemId },
    ...(body && { body }),
  });
const noEnds = {
  proposals: null,
  vote: null,
  discussion: null,
  secondVote: null,
  recommendation: null,
};

/** Of a radar that is not on the web: its corporation and the foundry. A guest sees one case only. */
const readers = (done: 200 | 204 | 409) => `
  own                ${done} ${done} ${done} ${done} ${done} ${done} ${done} ${done} 404 404
  same corporation   ${done} ${done} ${done} ${done} ${done} ${done} ${done} ${done} ${done} 404
  other corporation  ${done} ${done} 404 404 404 404 404 404 404 404
  missing            404 404 404 404 404 404 404 404 404 404`;
/** Foundry and the people who are named on it; nobody is here, so that those are tested apart. */
const editors = (done: 200 | 204 | 409) => `
  own                ${done} ${done} 403 403 403 403 403 403 404 404
  same corporation   ${done} ${done} 403 403 403 403 403 403 403 404
  other corporation  ${done} ${done} 404 404 404 404 404 404 404 404
  missing            404 404 404 404 404 404 404 404 404 404`;
/** Who may publish opportunities of its corporation, and sees it. */
const publishers = `
  own                200 200 200 200 200 403 403 403 404 404
  same corporation   200 200 200 200 200 403 403 403 403 404
  other corporation  200 200 404 404 404 404 404 404 404 404
  missing            404 404 404 404 404 404 404 404 404 404`;
/** Readers of both the radar and the collection. */
const readersOfBoth = `
  own                200 200 200 200 200 200 200 200 404 404
  same corporation   200 200 200 200 200 200 200 200 200 404
  other corporation  404 404 404 404 404 404 404 404 404 404
  missing            404 404 404 404 404 404 404 404 404 404`;

const row = (input: Input, persons: string): Expectation => ({
  ...(input && { input }),
  unauthenticated: 401,
  persons,
});

const areas = [
  { id: 'a', name: 'A', color: '#112233' },
  { id: 'b', name: 'B', color: '#112233' },
];
const named = { name: 'Of the matrix', editionName: 'First', quadrants: areas, rings: areas };
const proposal = { name: 'Of the matrix', source: { kind: 'search' } };
// Nothing differs from what is stored, so that the version does not matter.
const unchanged = { version: 1 };

/** Who may call the endpoints of this feature, one entry per endpoint. */
export const expectations: Readonly<Record<string, Expectation>> = {
  // What is on the web is listed for everybody, also by its corporation.
  'radars.list': row(() => ({ query: { q: 'From the matrix' } }), everybody),
  'radars.get': row(ofRadar, readers(200)),
  'radars.create': row(({ corporationId }) => ({ body: { ...named, corporationId } }), posters),
  'radars.update': row(withBody(unchanged), editors(200)),
  'radars.publish': row(withBody({ isPublic: false }), publishers),
  'radars.remove': row(ofLast, editors(204)),
  'radars.restore': row(ofLast, editors(200)),
  'radars.edition': row(ofEdition(), readers(200)),
  'radars.beginEdition': row(withBody({ name: 'Of the matrix' }), editors(409)),
  'radars.changeEdition': row(ofDraft(unchanged), editors(200)),
  'radars.publishEdition': row(ofEdition(unchanged), editors(200)),
  'radars.removeEdition': row(ofEdition(), editors(409)),
  'radars.listOnTheWeb': {
    input: () => ({}),
    unauthenticated: 'as persons',
    persons: everybody,
  },
  'radars.onTheWeb': {
    input: ({ slug, publicRadarId }) => ({ params: { slug, id: publicRadarId } }),
    unauthenticated: 'as persons',
    persons: everybodyEqually,
  },

  'radarBlips.add': row(
    ofEdition({ name: 'Of the matrix', quadrantId: 'tools', ringId: 'use' }),
    editors(409),
  ),
  'radarBlips.change': row(
    ({ radarId, draftId, blipId }) => ({
      params: { id: radarId, editionId: draftId, blipId },
      body: unchanged,
    }),
    editors(200),
  ),
  'radarBlips.changeMany': row(
    (resources) => ofDraft({ changes: [{ id: resources.blipId, version: 1 }] })(resources),
    editors(200),
  ),
  'radarBlips.remove': row(
    ({ radarId, editionId, blipId }) => ({ params: { id: radarId, editionId, blipId } }),
    editors(409),
  ),
  'radarBlips.search': row(() => ({ query: { q: 'From the matrix' } }), everybody),
  'radarBlips.history': row(ofBlip(), readers(200)),
  'radarBlips.comments': row(ofBlip(), readers(200)),
  'radarBlips.comment': row(ofBlip({ body: 'Of the matrix' }), readers(200)),
  'radarBlips.removeComment': row(
    ({ radarId, blipId, radarCommentId }) => ({
      params: { id: radarId, blipId, commentId: radarCommentId },
    }),
    readers(204),
  ),
  'radarBlips.companies': row(ofBlip(), readers(200)),
  'radarBlips.gaps': row(ofRadar, readers(200)),
  'radarBlips.ofCollection': row(
    ({ radarId, lastCollectionId: collectionId }) => ({ params: { id: radarId, collectionId } }),
    readersOfBoth,
  ),
  'radarBlips.proposals': row(ofRadar, readers(200)),
  'radarBlips.propose': row(withBody({ proposals: [proposal] }), readers(200)),
  'radarBlips.decide': row(
    ({ radarId, proposalId }) => ({
      params: { id: radarId, proposalId },
      body: { state: 'rejected' },
    }),
    editors(409),
  ),

  'radarRounds.list': row(ofRadar, readers(200)),
  'radarRounds.get': row(ofRound(), readers(200)),
  'radarRounds.create': row(
    withBody({ participantIds: [], authorId: null, ends: noEnds, blipIds: [] }),
    editors(409),
  ),
  'radarRounds.update': row(ofRound(unchanged), editors(200)),
  // The step that is meant has closed.
  'radarRounds.close': row(ofRound({ step: 'proposals' }), editors(200)),
  'radarRounds.vote': row(ofItem({ choice: ':off', experience: 'trial' }), readers(200)),
  'radarRounds.withdraw': row(ofItem(), readers(204)),
  'radarRounds.recommend': row(ofItem({ choice: ':off', reason: 'None.' }), readers(409)),
  'radarRounds.publish': row(ofRound(unchanged), editors(409)),
  'radarRounds.remove': row(
    ({ radarId, publishedRoundId }) => ({ params: { id: radarId, roundId: publishedRoundId } }),
    editors(409),
  ),

  'radarTransfer.download': row(ofRadar, readers(200)),
};
