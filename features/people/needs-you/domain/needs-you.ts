import * as z from 'zod/mini';
import { Id } from '#core/domain/schemas.ts';

/** One thing that waits for the reader. */
export const NeedsYouItem = z.object({
  id: z.string(),
  /** The submission, the milestone, the radar or the person; of a mention, who mentioned. */
  name: z.string(),
  /** Its opportunity or project; of a mention, the submission. */
  where: z.string(),
  link: z.string(),
  /** Since or until when: an instant, or a day. */
  at: z.nullable(z.string()),
  /** How many of the total it stands for; one without it. */
  count: z.optional(z.int()),
});
export type NeedsYouItem = z.infer<typeof NeedsYouItem>;

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
      items: z.array(NeedsYouItem),
    }),
  ),
  /** How many of their submissions need the reader. */
  opportunities: z.array(z.object({ id: Id, submissions: z.int() })),
});
export type NeedsYou = z.infer<typeof NeedsYou>;
