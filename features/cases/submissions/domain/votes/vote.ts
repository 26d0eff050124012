import * as z from 'zod/mini';
import { Id, Instant } from '#core/domain/schemas.ts';

/** One per person per submission, changeable and withdrawable. */
export const VoteValue = z.enum(['up', 'down']);
export type VoteValue = z.infer<typeof VoteValue>;

/** The counts of a submission, and the reader's own vote. */
export const VoteCount = z.object({
  up: z.int(),
  down: z.int(),
  mine: z.nullable(VoteValue),
});
export type VoteCount = z.infer<typeof VoteCount>;

/** A person's vote. */
export const Vote = z.object({
  userId: Id,
  name: z.string(),
  value: VoteValue,
  at: Instant,
});
export type Vote = z.infer<typeof Vote>;
