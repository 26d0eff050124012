import * as z from 'zod/mini';
import { Id } from '#core/domain/schemas.ts';
import { workVerbNames } from './work-verbs.ts';

/** What waits for the reader of one kind in one opportunity, project or radar. */
export const WorkFacts = z.object({
  /** Of the opportunity, the project or the round; with the kind it names the line. */
  id: z.string(),
  /** How many things wait. */
  count: z.int(),
  /** How many of them are late. Absent: they have no date. */
  overdue: z.optional(z.int()),
  /** The one thing; of a mention, who mentioned. Null: there are several. */
  name: z.nullable(z.string()),
  /** The opportunity, the project or the radar. */
  where: z.string(),
  /** Since or until when the first of them waits: an instant, or a day. */
  at: z.nullable(z.string()),
  /** The list of what is counted and of nothing else, or the project or round that it is in. */
  link: z.string(),
});
export type WorkFacts = z.infer<typeof WorkFacts>;

/** The same in words. */
export const WorkLine = z.extend(WorkFacts, {
  verb: z.enum(workVerbNames),
  /** On its button. */
  button: z.string(),
  title: z.string(),
  note: z.nullable(z.string()),
  /** What stands before its time: "asked". Null: no time is shown. */
  when: z.nullable(z.string()),
});
export type WorkLine = z.infer<typeof WorkLine>;

/** Kinds of which nothing waits are left out. */
export const NeedsYou = z.object({
  /** Of different things: a submission that is new and not scored counts once. */
  total: z.int(),
  kinds: z.array(
    z.object({
      /** As its feature names it. */
      kind: z.string(),
      total: z.int(),
      /** The first ones, the longest waiting first. */
      lines: z.array(WorkLine),
    }),
  ),
  /** How many of their submissions need the reader. */
  opportunities: z.array(z.object({ id: Id, submissions: z.int() })),
});
export type NeedsYou = z.infer<typeof NeedsYou>;
