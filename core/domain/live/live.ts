import * as z from 'zod/mini';
import { EventKind } from '#core/domain/events/events.ts';
import { limits } from '#core/domain/limits.ts';

/** Kinds of topics that a stream can subscribe to. */
export const topicNouns = ['opportunity', 'collection', 'project', 'radar', 'corporation'] as const;
export type TopicNoun = (typeof topicNouns)[number];
export const Topic = z.templateLiteral([z.enum(topicNouns), ':', z.uuid()]);
export type Topic = z.infer<typeof Topic>;

export const topicOf = (noun: TopicNoun, id: string): Topic => `${noun}:${id}`;

/** The id of a topic's subject; null when the topic is of another kind. */
export const topicSubjectId = (noun: TopicNoun, topic: Topic): string | null =>
  topic.startsWith(`${noun}:`) ? topic.slice(noun.length + 1) : null;

/**
 * Whether a viewer of a topic takes part in its presence. Collections and projects: everybody with access;
 * opportunities: only the case team, which others must not learn of; a corporation is no place to be at.
 */
export const canSeePresence = (topic: Topic, roles: readonly string[]): boolean =>
  topicSubjectId('corporation', topic) === null &&
  (topicSubjectId('opportunity', topic) === null || roles.length > 0);

const topicsCharacters = limits.liveTopicsMost * 'opportunity:'.length * 4;

/** `opportunity:…,opportunity:…`, without duplicates. */
export const Topics = z._default(
  z.pipe(
    z.string().check(z.maxLength(topicsCharacters)),
    z.pipe(
      z.transform((typed: string) =>
        typed === '' ? [] : [...new Set(typed.toLowerCase().split(','))],
      ),
      z.array(Topic).check(z.maxLength(limits.liveTopicsMost)),
    ),
  ),
  [],
);

/** How long a poll waits for an event (section 9, "long-polling timeout"). Absent: a stream. */
const { least, most } = limits.longPollingMs;
const seconds = (ms: number) => ms / 1000;
const asNumber = z.transform(Number);
export const PollSeconds = z.optional(
  z.pipe(
    z.string().check(z.regex(/^\d{1,2}$/u)),
    z.pipe(asNumber, z.int().check(z.gte(seconds(least)), z.lte(seconds(most)))),
  ),
);
/** As the last poll said; what it means is the server’s own. */
export const PollSince = z.optional(
  z.pipe(z.string().check(z.regex(/^\d{1,15}$/u)), z.pipe(asNumber, z.int())),
);

/** That something happened: kind and ids, without content. */
export const LiveChange = z.object({
  kind: EventKind,
  topic: Topic,
  subject: z.string(),
  subjectId: z.string(),
});
export type LiveChange = z.infer<typeof LiveChange>;

/** A person as others see them. */
export const AvatarPerson = z.object({ id: z.string(), name: z.string() });
export type AvatarPerson = z.infer<typeof AvatarPerson>;

/** The other people present: their number, and the first of them by name. */
export const PresenceList = z.object({ people: z.array(AvatarPerson), count: z.int() });
export type PresenceList = z.infer<typeof PresenceList>;

/** An event of a stream. Subscribers fetch the affected data again, through the usual checks. */
export const LiveEvent = z.union([
  LiveChange,
  /** The viewer's notifications have changed. */
  z.object({ kind: z.literal('notifications') }),
  /** The list of the viewer's collections, or their preferences, have changed. */
  z.object({ kind: z.literal('own') }),
  /** The viewer's record, roles or corporation have changed. */
  z.object({ kind: z.literal('person') }),
  /** The progress or state of an import has changed. */
  z.object({ kind: z.literal('import'), id: z.string() }),
  /** Events may have been lost: refetch everything. */
  z.object({ kind: z.literal('anything') }),
  /** This topic was deleted, or is not visible to the viewer any more. */
  z.object({ kind: z.literal('gone'), topic: Topic }),
  /** The other people present on this topic: the full list, at each change. */
  z.extend(PresenceList, { kind: z.literal('present'), topic: Topic }),
  /** The stream ends at its maximum age: reconnect at once. */
  z.object({
    kind: z.literal('again'),
    /** Of a long poll: where the next one goes on. */
    since: z.optional(z.int()),
  }),
  /** The stream ends because this person has too many open; do not reconnect soon. */
  z.object({ kind: z.literal('elsewhere') }),
]);
export type LiveEvent = z.infer<typeof LiveEvent>;

/** The events that the app handles; the others concern the stream itself. */
export type LiveNotification = Exclude<LiveEvent, { kind: 'present' | 'again' | 'elsewhere' }>;
