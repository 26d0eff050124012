import * as z from 'zod/mini';

/** A tag in its one spelling, as it is filtered by. */
export const Tag = z.object({
  /** What its spellings have in common. */
  id: z.string(),
  name: z.string(),
  /** As sources write it. */
  spellings: z.array(z.string()),
  /** Other tags that are shown and found as this one. */
  synonyms: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Number of companies; null where it is not among the most frequent. */
  companies: z.nullable(z.int()),
});
export type Tag = z.infer<typeof Tag>;
