import * as z from 'zod/mini';

/** A piece of text with the places that match: [from, to) in UTF-16 units, in order, apart. */
export const Highlighted = z.object({
  text: z.string(),
  marks: z.array(z.tuple([z.int(), z.int()])),
});
export type Highlighted = z.infer<typeof Highlighted>;
