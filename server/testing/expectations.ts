import { randomUUID } from 'node:crypto';
import { personNames, places, type PersonName, type Place } from './persons.ts';
import { sampleName } from './forms.ts';
import type { Spot } from './world.ts';

/**
 * What each endpoint answers to whom, about what: the product's promise, written down a second
 * time. It lies with the tests and not in the domain, because nothing that ships may be decided by
 * it, and because it speaks of the demonstration's persons.
 */
export interface Expectation {
  /** What is asked for at a place. */
  readonly input?: (spot: Spot) => {
    readonly params?: Record<string, string>;
    readonly query?: Record<string, string>;
    readonly body?: unknown;
  };
  /** What is answered to those who must sign in first, or that it is open to everybody. */
  readonly strangers: 200 | 401 | 'as persons';
  /** A line for each place (or one for all), a status for each person in the order of the heading. */
  readonly persons: string;
}

const heading =
  'superuser foundry champion owner developer observer member norrland guest unverified';

const corporation = ({ corporationId }: Spot) => ({ query: { corporationId } });
const opportunity = ({ opportunityId }: Pick<Spot, 'opportunityId'>) => ({
  params: { id: opportunityId },
});
const user = ({ userId }: Spot) => ({ params: { userId } });

const everybody = 'any  200 200 200 200 200 200 200 200 200 200';
const nobody = 'any  401 401 401 401 401 401 401 401 401 401';
/** Rows of a corporation: the same for one that is foreign and one that does not exist. */
const visibleRows = `
  own                200 200 200 200 200 200 200 200 200 404
  same corporation   200 200 200 200 200 200 200 200 200 404
  other corporation  200 200 404 404 404 404 404 404 404 404
  missing            404 404 404 404 404 404 404 404 404 404`;
const people = `
  own                200 200 200 200 200 200 200 200 200 200
  same corporation   200 200 404 404 404 404 404 404 404 404
  other corporation  200 200 404 404 404 404 404 404 404 404
  missing            404 404 404 404 404 404 404 404 404 404`;

/** Ours: foundry, and the people of the corporation. The guest sees SKF through a case of it alone. */
const posters = `
  own                200 200 200 200 200 200 200 200 403 404
  same corporation   200 200 200 200 200 200 200 200 200 404
  other corporation  200 200 404 404 404 404 404 404 404 404
  missing            404 404 404 404 404 404 404 404 404 404`;
/** Ours: foundry and the Case Owner. */
const caseOwners = (done: 200 | 409) => `
  own                ${done} ${done} 403 ${done} 403 403 403 403 403 404
  same corporation   ${done} ${done} 403 403 403 403 403 403 403 404
  other corporation  ${done} ${done} 404 404 404 404 404 404 404 404
  missing            404 404 404 404 404 404 404 404 404 404`;

const submission = ({ submissionId }: Spot) => ({ params: { id: submissionId } });
const comment = ({ commentId }: Spot) => ({ params: { id: commentId } });

/** Section 6, "view comments, view team, view votes": the system's Foundry Champion sees, too. */
const caseViewers = `
  own                200 200 200 200 200 200 403 403 200 404
  same corporation   200 200 200 403 403 403 403 403 403 404
  other corporation  200 200 404 404 404 404 404 404 404 404
  missing            404 404 404 404 404 404 404 404 404 404`;
/** Section 6, "comment and vote": neither the system's Foundry Champion nor an Observer. */
const caseVoices = (done: 200 | 204) => `
  own                ${done} ${done} 403 ${done} ${done} 403 403 403 ${done} 404
  same corporation   ${done} ${done} 403 403 403 403 403 403 403 404
  other corporation  ${done} ${done} 404 404 404 404 404 404 404 404
  missing            404 404 404 404 404 404 404 404 404 404`;
/** Section 6, "move submissions": the Case Owner, Business Developer and Support, and the foundry. */
const caseMovers = (done: 200 | 204 | 409) => `
  own                ${done} ${done} 403 ${done} ${done} 403 403 403 ${done} 404
  same corporation   ${done} ${done} 403 403 403 403 403 403 403 404
  other corporation  ${done} ${done} 404 404 404 404 404 404 404 404
  missing            404 404 404 404 404 404 404 404 404 404`;
/** The same for a comment, which is not there for who may not see comments. */
const commentVoices = (done: 200 | 204) => `
  own                ${done} ${done} 403 ${done} ${done} 403 404 404 ${done} 404
  same corporation   ${done} ${done} 403 404 404 404 404 404 404 404
  other corporation  ${done} ${done} 404 404 404 404 404 404 404 404
  missing            404 404 404 404 404 404 404 404 404 404`;

/** Settings of a corporation are the foundry's. */
const foundryOnly = (done: 200 | 409) => `
  own                ${done} ${done} 403 403 403 403 403 403 403 404
  same corporation   ${done} ${done} 403 403 403 403 403 403 403 404
  other corporation  ${done} ${done} 404 404 404 404 404 404 404 404
  missing            404 404 404 404 404 404 404 404 404 404`;
const inCorporation = ({ corporationId }: Spot) => ({ params: { id: corporationId } });
const card = { scale: 5, criteria: [{ id: 'fit', name: 'Fit', weight: 1, guidance: 'Words' }] };
const teamPlace = ({ opportunityId, newcomerId }: Spot) => ({
  params: { id: opportunityId, userId: newcomerId },
});
/** Section 6, "manage opportunity roles". */
const caseManagers = (done: 200 | 204) => `
  own                ${done} ${done} 403 ${done} 403 403 403 403 403 404
  same corporation   ${done} ${done} 403 403 403 403 403 403 403 404
  other corporation  ${done} ${done} 404 404 404 404 404 404 404 404
  missing            404 404 404 404 404 404 404 404 404 404`;

/** Section 6 and decisions, "case roles": those who move submissions. */
const movers = (done: 200 | 204) => `
  own                ${done} ${done} 403 ${done} ${done} 403 403 403 ${done} 404
  same corporation   ${done} ${done} 403 403 403 403 403 403 403 404
  other corporation  ${done} ${done} 404 404 404 404 404 404 404 404
  missing            404 404 404 404 404 404 404 404 404 404`;
/** What is published, or found by a secret address: the same for all who ask. */
const everybodyAlike = `
  own                200 200 200 200 200 200 200 200 200 200
  same corporation   200 200 200 200 200 200 200 200 200 200
  other corporation  200 200 200 200 200 200 200 200 200 200
  missing            404 404 404 404 404 404 404 404 404 404`;
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
const file = ({ fileId }: Spot) => ({ params: { id: fileId } });
const followUp = ({ followUpKey }: Spot) => ({ params: { key: followUpKey } });

const byAuthId = ({ authId }: Spot) => ({ query: { authId } });
const collection = ({ collectionId }: Spot) => ({ params: { id: collectionId } });
const blacklisting = ({ sharedToUsers, startupId }: Spot) => ({
  ...{ version: 1, name: 'From the matrix', sharedToUsers, subspaces: [], startupToSubspaces: {} },
  ...{ startupIds: [], crunchbaseIds: [], nuclaIds: [] },
  blacklistedStartupIds: [startupId],
  blacklistedCrunchbaseIds: [],
  blacklistedNuclaIds: [],
});
const ten = (status: number) => Array(10).fill(status).join(' ');
/** Section 6, "Collections": the owner and those it is shared with; an unverified address shares nothing. */
const collectionReaders = (done: 200 | 204) => `
  own                ${ten(done)}
  same corporation   ${ten(done).slice(0, -3)}404
  other corporation  ${ten(404)}
  missing            ${ten(404)}`;
const collectionOwners = (done: 200 | 204) => `
  own                ${ten(done)}
  same corporation   ${ten(403).slice(0, -3)}404
  other corporation  ${ten(404)}
  missing            ${ten(404)}`;

export const expectations: Readonly<Record<string, Expectation>> = {
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

  'opportunities.list': { input: corporation, strangers: 401, persons: everybody },
  'opportunities.facets': { input: corporation, strangers: 401, persons: everybody },
  'opportunities.get': { input: opportunity, strangers: 401, persons: visibleRows },
  'opportunities.create': {
    input: ({ corporationId, cycleId }) => ({
      body: { corporationId, cycleId, name: 'From the matrix' },
    }),
    strangers: 401,
    persons: posters,
  },
  'opportunities.update': {
    input: ({ cycleId, ...spot }) => ({
      ...opportunity(spot),
      body: { cycleId, name: 'Changed by the matrix', version: 1 },
    }),
    strangers: 401,
    persons: caseOwners(200),
  },
  // Each is open already, and says so to whoever may close and reopen it.
  'opportunities.changeStatus': {
    input: (spot) => ({ ...opportunity(spot), body: { status: 'ACTIVE', reason: 'A test.' } }),
    strangers: 401,
    persons: caseOwners(409),
  },
  // Each has submissions, which stand in the way of whoever may.
  'opportunities.remove': { input: opportunity, strangers: 401, persons: caseOwners(409) },
  'opportunities.team': { input: opportunity, strangers: 401, persons: caseViewers },
  'opportunities.giveRole': {
    input: (spot) => ({ ...teamPlace(spot), body: { role: 'Analyst' } }),
    strangers: 401,
    persons: caseManagers(200),
  },
  // Who leaves a team themselves is in the tests of the team: it would change who is who here.
  'opportunities.leaveTeam': { input: teamPlace, strangers: 401, persons: caseManagers(204) },
  'opportunities.submissions': { input: opportunity, strangers: 401, persons: visibleRows },

  'opportunities.submissionFacets': { input: opportunity, strangers: 401, persons: visibleRows },
  'opportunities.board': { input: opportunity, strangers: 401, persons: visibleRows },
  'opportunities.moveSubmissions': {
    input: ({ opportunityId, submissionId }) => ({
      params: { id: opportunityId },
      body: { ids: [submissionId], stage: 'Screening' },
    }),
    strangers: 401,
    persons: caseMovers(200),
  },

  'submissions.get': { input: submission, strangers: 401, persons: visibleRows },

  'submissions.move': {
    input: (spot) => ({ ...submission(spot), body: { stage: 'Screening' } }),
    strangers: 401,
    persons: caseMovers(200),
  },

  'drafting.add': {
    input: (spot) => ({
      ...opportunity(spot),
      body: { companyName: 'From the matrix', title: 'Added by it' },
    }),
    strangers: 401,
    persons: caseVoices(200),
  },
  'drafting.edit': {
    // A state that never was: who may edit is told of the one that is.
    input: (spot) => ({
      ...submission(spot),
      body: { companyName: 'From the matrix', title: 'Changed by it', version: -1 },
    }),
    strangers: 401,
    persons: caseMovers(409),
  },
  'drafting.importRows': {
    input: (spot) => ({
      ...opportunity(spot),
      body: { rows: [{ externalId: 'm', companyName: 'From the matrix', title: 'Imported' }] },
    }),
    strangers: 401,
    persons: caseVoices(200),
  },

  'decisions.list': { input: opportunity, strangers: 401, persons: caseMovers(200) },
  'decisions.clock': { input: opportunity, strangers: 401, persons: visibleRows },
  'decisions.mailDraft': {
    input: (spot) => ({ ...submission(spot), query: { stage: 'Declined' } }),
    strangers: 401,
    persons: caseMovers(200),
  },
  'decisions.prepare': {
    input: (spot) => ({
      ...submission(spot),
      body: { stage: 'Declined', reason: 'From the matrix', mail: { subject: 'a', body: 'b' } },
    }),
    strangers: 401,
    persons: caseMovers(200),
  },
  // Nothing is prepared in that state: who may send is told so.
  'decisions.send': {
    input: (spot) => ({
      ...opportunity(spot),
      body: { decisions: [{ submissionId: spot.submissionId, at: '2026-01-01T00:00:00Z' }] },
    }),
    strangers: 401,
    persons: caseMovers(409),
  },
  'decisions.discard': { input: submission, strangers: 401, persons: caseMovers(204) },

  'companies.lookup': {
    input: ({ startupId }) => ({ body: { refs: [{ kind: 'startup', id: startupId }] } }),
    strangers: 401,
    persons: everybody,
  },
  'companies.get': {
    input: ({ startupId }) => ({ params: { kind: 'startup', id: startupId } }),
    strangers: 401,
    persons: everybody,
  },
  'companies.find': {
    input: () => ({ query: { q: 'a' } }),
    strangers: 401,
    persons: everybody,
  },

  'votes.list': { input: submission, strangers: 401, persons: caseViewers },
  'votes.cast': {
    input: (spot) => ({ ...submission(spot), body: { value: 'up' } }),
    strangers: 401,
    persons: caseVoices(200),
  },
  'votes.withdraw': { input: submission, strangers: 401, persons: caseVoices(200) },

  'comments.list': { input: submission, strangers: 401, persons: caseViewers },
  'comments.add': {
    input: (spot) => ({ ...submission(spot), body: { body: 'From the matrix' } }),
    strangers: 401,
    persons: caseVoices(200),
  },
  'comments.edit': {
    input: (spot) => ({ ...comment(spot), body: { body: 'Changed by the matrix' } }),
    strangers: 401,
    persons: commentVoices(200),
  },
  'comments.mentionable': {
    input: (spot) => ({ ...submission(spot), query: { q: '' } }),
    strangers: 401,
    persons: caseVoices(200),
  },
  'comments.remove': { input: comment, strangers: 401, persons: commentVoices(204) },

  'scores.cardOfOpportunity': { input: opportunity, strangers: 401, persons: caseViewers },
  'scores.setCardOfOpportunity': {
    input: (spot) => ({ ...opportunity(spot), body: { ...card, version: 0 } }),
    strangers: 401,
    // They may; but the card is in no such state, so that all are judged by the same one below.
    persons: caseOwners(409),
  },
  'scores.resetCardOfOpportunity': {
    input: opportunity,
    strangers: 401,
    persons: caseOwners(200),
  },
  'scores.cardOfCorporation': { input: inCorporation, strangers: 401, persons: foundryOnly(200) },
  'scores.setCardOfCorporation': {
    input: (spot) => ({ ...inCorporation(spot), body: { ...card, version: 0 } }),
    strangers: 401,
    persons: foundryOnly(409),
  },
  'scores.get': { input: submission, strangers: 401, persons: caseViewers },
  'scores.give': {
    input: (spot) => ({
      ...submission(spot),
      body: { values: { fit: 4, maturity: 3, team: 5, pilot: 2 }, note: 'From the matrix' },
    }),
    strangers: 401,
    persons: caseVoices(200),
  },
  'scores.withdraw': { input: submission, strangers: 401, persons: caseVoices(200) },
  'scores.declareConflict': {
    input: (spot) => ({ ...submission(spot), body: { reason: 'From the matrix' } }),
    strangers: 401,
    persons: caseVoices(200),
  },
  'scores.withdrawConflict': { input: submission, strangers: 401, persons: caseVoices(200) },
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
  'activity.ofOpportunity': { input: opportunity, strangers: 401, persons: caseViewers },
  'activity.ofSubmission': { input: submission, strangers: 401, persons: caseViewers },
  'live.listen': {
    input: ({ opportunityId }) => ({ query: { topics: `opportunity:${opportunityId}` } }),
    strangers: 401,
    persons: visibleRows,
  },

  'files.add': {
    input: ({ submissionId }) => ({ query: { name: sampleName, submissionId } }),
    strangers: 401,
    persons: caseVoices(200),
  },
  'files.get': { input: file, strangers: 401, persons: visibleRows },
  'files.remove': { input: file, strangers: 401, persons: movers(204) },

  'messages.list': { input: submission, strangers: 401, persons: caseViewers },
  'messages.send': {
    input: (spot) => ({ ...submission(spot), body: { body: 'From the matrix' } }),
    strangers: 401,
    persons: movers(200),
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
  'collections.people': { input: collection, strangers: 401, persons: collectionReaders(200) },
  'collections.create': {
    input: () => ({ body: { name: 'From the matrix' } }),
    strangers: 401,
    persons: everybody,
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

export interface Cell {
  readonly person: PersonName;
  readonly place: Place;
  readonly status: number;
}

/** The table of one endpoint, cell by cell. A line or a column too few is an error, not a gap. */
export function cellsOf({ persons }: Expectation): Cell[] {
  const lines = persons
    .trim()
    .split('\n')
    .map((line) => /^\s*(\D+?)\s+([\d ]+)$/u.exec(line) ?? []);
  const wanted = lines.length === 1 ? ['any'] : places;
  if (heading !== personNames.join(' ')) throw new Error('The heading is not the list of persons.');
  return wanted.flatMap((name, index) => {
    const [, place, statuses = ''] = lines[index] ?? [];
    const cells = statuses.split(' ').map(Number);
    if (place !== name || cells.length !== personNames.length) {
      throw new Error(`A line of the table is not as it should be: ${place ?? name} ${statuses}`);
    }
    return personNames.map((person, column) => ({
      person,
      place: name === 'any' ? 'own' : (name as Place),
      status: cells[column] ?? 0,
    }));
  });
}
