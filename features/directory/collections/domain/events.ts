import * as z from 'zod/mini';
import { declareEvents } from '#core/domain/events/events.ts';
import { notification } from '#core/domain/events/notification-entry.ts';
import { formatNumber, plural, pluralize } from '#core/domain/format.ts';
import { linkToBlacklist, linkToCollection, linkToProposals } from './links.ts';

const collectionShared = notification({
  values: z.object({
    collectionId: z.string(),
    name: z.string(),
    actor: z.string(),
    /** The recipient owns it now. */
    isHandedOver: z.optional(z.boolean()),
  }),
  title: ({ actor, name, isHandedOver }) =>
    isHandedOver ? `${actor} handed “${name}” over to you` : `${actor} shared “${name}” with you`,
  link: ({ collectionId }) => linkToCollection(collectionId),
  subjectName: ({ name }) => name,
  reason: ({ isHandedOver }) =>
    isHandedOver ? 'It was shared with you, and its owner left.' : 'It was shared with you.',
  channel: 'mail',
  replaces: ({ collectionId }) => collectionId,
});

const companiesBlacklisted = notification({
  values: z.object({
    collectionId: z.string(),
    name: z.string(),
    actor: z.string(),
    actorId: z.string(),
    /** When the first of these was blacklisted. */
    since: z.string(),
    /** The last one. */
    company: z.string(),
    count: z.int(),
  }),
  title: ({ actor, company, count, name }) =>
    `${actor} blacklisted ${company}${count > 1 ? ` and ${pluralize(count - 1, 'other', 'others')}` : ''} in “${name}”`,
  body: () => 'What is blacklisted leaves the list. You can restore it from the blacklist.',
  link: ({ collectionId }) => linkToBlacklist(collectionId),
  subjectName: ({ name }) => name,
  reason: () => 'You own this collection.',
  replaces: ({ collectionId, actorId, since }) => `${collectionId} ${actorId} ${since}`,
});

const companiesProposed = notification({
  values: z.object({
    collectionId: z.string(),
    name: z.string(),
    actor: z.string(),
    /** The last one. */
    company: z.string(),
    /** That wait. */
    count: z.int(),
  }),
  title: ({ actor, company, count, name }) =>
    plural(
      count,
      `${actor} proposed ${company} for “${name}”`,
      `${formatNumber(count)} companies are proposed for “${name}”`,
    ),
  body: ({ actor, company, count }) => (count > 1 ? `The last one by ${actor}: ${company}` : null),
  link: ({ collectionId }) => linkToProposals(collectionId),
  subjectName: ({ name }) => name,
  reason: () => 'You own this collection.',
  replaces: ({ collectionId }) => collectionId,
});

const name = z.string();
const ofCollection = { subject: 'collection', live: 'collection', audience: 'viewers' } as const;
const ofProposal = { ...ofCollection, details: z.object({ name }) } as const;
/** A person's list of collections gained or lost one. */
const ofLists = { ...ofCollection, details: z.object({ name }), changesOwn: true } as const;

export const collectionEvents = declareEvents({
  'collection.created': { ...ofLists, history: 'made the collection' },
  'collection.left': { ...ofLists, history: 'left the collection', changesAccess: true },
  'collection.removed': { ...ofLists, history: 'took the collection away', changesAccess: true },
  'collection.restored': { ...ofLists, history: 'brought the collection back' },
  'collection.changed': {
    ...ofLists,
    history: 'changed the collection',
    details: z.object({ name, different: z.array(z.string()) }),
    notifies: { 'companies blacklisted': companiesBlacklisted },
  },
  'collection.shared': {
    ...ofLists,
    history: 'shared the collection',
    changesAccess: true,
    details: z.object({
      name,
      different: z.array(z.string()),
      sharedWith: z.array(z.string()),
      takenFrom: z.array(z.string()),
    }),
    notifies: { 'collection shared': collectionShared },
  },
  'collection.handedOver': {
    ...ofLists,
    history: 'handed the collection over',
    changesAccess: true,
    notifies: { 'collection shared': collectionShared },
  },
  'collection.noted': {
    ...ofCollection,
    history: 'wrote a note in the collection',
    details: z.object({ name }),
  },
  'collection.proposed': {
    ...ofProposal,
    history: 'proposed a company for the collection',
    notifies: { 'companies proposed for collection': companiesProposed },
  },
  'collection.proposalWithdrawn': {
    ...ofProposal,
    history: 'withdrew the proposal of a company for the collection',
  },
  'collection.proposalDeclined': {
    ...ofProposal,
    history: 'declined a company that was proposed for the collection',
  },
  'collection.proposalReopened': {
    ...ofProposal,
    history: 'took back that a company was declined for the collection',
  },
});
