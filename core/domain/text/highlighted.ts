import * as z from 'zod/mini';

/** A text with its matching ranges: [from, to) in UTF-16 units, sorted, not overlapping. */
export const Highlighted = z.object({
  text: z.string(),
  marks: z.array(z.tuple([z.int(), z.int()])),
});
export type Highlighted = z.infer<typeof Highlighted>;
