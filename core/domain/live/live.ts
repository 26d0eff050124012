import * as z from 'zod/mini';
import { EventKind } from '#core/domain/events/events.ts';
import { limits } from '#core/domain/limits.ts';

/** What one can listen to. */
const nouns = ['opportunity', 'collection'] as const;
type Noun = (typeof nouns)[number];
export const Topic = z.templateLiteral([z.enum(nouns), ':', z.uuid()]);
export type Topic = z.infer<typeof Topic>;

export const topicOf = (noun: Noun, id: string): Topic => `${noun}:${id}`;

/** The id of what a topic is about; null when it is about another noun. */
export const topicSubjectId = (noun: Noun, topic: Topic): string | null =>
  topic.startsWith(`${noun}:`) ? topic.slice(noun.length + 1) : null;

/**
 * Whether somebody who sees a topic is among those who see each other there. A collection's are all
 * who have it; an opportunity's are its case team, of which the others need not even know.
 */
export const canSeePresence = (topic: Topic, roles: readonly string[]): boolean =>
  topicSubjectId('opportunity', topic) === null || roles.length > 0;

const topicsCharacters = limits.liveTopicsMost * 'opportunity:'.length * 4;

/** `opportunity:…,opportunity:…`, none twice. */
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

/** That something happened: where and to what, never what it says. */
export const LiveChange = z.object({
  kind: EventKind,
  topic: Topic,
  subject: z.string(),
  subjectId: z.string(),
});
export type LiveChange = z.infer<typeof LiveChange>;

/** Somebody as others are shown them. */
export const AvatarPerson = z.object({ id: z.string(), name: z.string() });
export type AvatarPerson = z.infer<typeof AvatarPerson>;

/** Who else is there: so many, and the first of them by name. */
export const PresenceList = z.object({ people: z.array(AvatarPerson), count: z.int() });
export type PresenceList = z.infer<typeof PresenceList>;

/** What a stream tells. Whoever listens reads again what it concerns, through the usual checks. */
export const LiveEvent = z.union([
  LiveChange,
  /** One's own notifications have changed. */
  z.object({ kind: z.literal('notifications') }),
  /** Which collections one has, or what one chose, has changed. */
  z.object({ kind: z.literal('own') }),
  /** An import has gone on, or something was done to it. */
  z.object({ kind: z.literal('import'), id: z.string() }),
  /** Something may have been missed: anything may have changed. */
  z.object({ kind: z.literal('anything') }),
  /** This topic is over: it is not there any more, or one does not see it any more. */
  z.object({ kind: z.literal('gone'), topic: Topic }),
  /** Who else is looking at this topic now: all of it, whenever it changes. */
  z.extend(PresenceList, { kind: z.literal('present'), topic: Topic }),
  /** The stream ends because it has lasted its time: another is to be opened at once. */
  z.object({ kind: z.literal('again') }),
  /** The stream ends because the same person has opened too many; opening another soon is no use. */
  z.object({ kind: z.literal('elsewhere') }),
]);
export type LiveEvent = z.infer<typeof LiveEvent>;

/** What is news to a page; the rest is between the stream and whoever reads it. */
export type LiveNotification = Exclude<LiveEvent, { kind: 'present' | 'again' | 'elsewhere' }>;
