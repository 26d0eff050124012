import * as z from 'zod/mini';
import { events, type EventKind } from '#domain/events.ts';
import { limits } from '#domain/limits.ts';

/** What one can listen to. */
const nouns = ['opportunity', 'collection'] as const;
type Noun = (typeof nouns)[number];
export const Topic = z.templateLiteral([z.enum(nouns), ':', z.uuid()]);
export type Topic = z.infer<typeof Topic>;

export const topicOf = (noun: Noun, id: string): Topic => `${noun}:${id}`;

/** The id of what a topic is about; null when it is about another noun. */
export const idIn = (noun: Noun, topic: Topic): string | null =>
  topic.startsWith(`${noun}:`) ? topic.slice(noun.length + 1) : null;

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

const kinds = Object.keys(events) as [EventKind, ...EventKind[]];

/** That something happened: where and to what, never what it says. */
export const Happened = z.object({
  kind: z.enum(kinds),
  topic: Topic,
  subject: z.string(),
  subjectId: z.string(),
});
export type Happened = z.infer<typeof Happened>;

/** What a stream tells. Whoever listens reads again what it concerns, through the usual checks. */
export const LiveEvent = z.union([
  Happened,
  /** One's own notifications have changed. */
  z.object({ kind: z.literal('notifications') }),
  /** An import has gone on, or something was done to it. */
  z.object({ kind: z.literal('import'), id: z.string() }),
  /** Something may have been missed: anything may have changed. */
  z.object({ kind: z.literal('anything') }),
  /** This topic is over: it is not there any more, or one does not see it any more. */
  z.object({ kind: z.literal('gone'), topic: Topic }),
  /** The stream ends because the same person has opened too many; opening another soon is no use. */
  z.object({ kind: z.literal('elsewhere') }),
]);
export type LiveEvent = z.infer<typeof LiveEvent>;
