import * as z from 'zod/mini';
import { declareEvents } from '#core/domain/events/events.ts';
import { notification } from '#core/domain/events/notification-entry.ts';
import { linkToCollection } from './links.ts';

const collectionShared = notification({
  values: z.object({
    ...{ collectionId: z.string(), name: z.string(), actor: z.string() },
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

const name = z.string();
const ofCollection = { subject: 'collection', live: 'collection', audience: 'viewers' } as const;
/** A person's list of collections gained or lost one. */
const ofLists = { ...ofCollection, details: z.object({ name }), changesOwn: true } as const;

export const collectionEvents = declareEvents({
  'collection.created': { ...ofLists, history: 'made the collection' },
  'collection.left': { ...ofLists, history: 'left the collection', changesAccess: true },
  'collection.removed': { ...ofLists, history: 'took the collection away', changesAccess: true },
  'collection.restored': { ...ofLists, history: 'brought the collection back' },
  'collection.changed': {
    ...{ ...ofLists, history: 'changed the collection' },
    details: z.object({ name, different: z.array(z.string()) }),
  },
  'collection.shared': {
    ...{ ...ofLists, history: 'shared the collection', changesAccess: true },
    details: z.object({
      ...{ name, different: z.array(z.string()) },
      ...{ sharedWith: z.array(z.string()), takenFrom: z.array(z.string()) },
    }),
    notifies: { 'collection shared': collectionShared },
  },
  'collection.handedOver': {
    ...{ ...ofLists, history: 'handed the collection over', changesAccess: true },
    notifies: { 'collection shared': collectionShared },
  },
  'collection.noted': {
    ...{ ...ofCollection, history: 'wrote a note in the collection' },
    details: z.object({ name }),
  },
});
