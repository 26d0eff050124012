import * as z from 'zod/mini';

/**
 * Where a blip stands: in the circle around 0, 0 with radius 1, y downwards. `index` is its slot within
 * its cell, the quadrant and ring.
 */
export const Slot = z.object({ x: z.number(), y: z.number(), index: z.int() });
export type Slot = z.infer<typeof Slot>;

/** How an edition is drawn, computed when it is published: lengths are shares of the radius. */
export const EditionLayout = z.object({
  slots: z.record(z.string(), Slot),
  /** The outer radius of each ring, from the centre; the last is 1. */
  ringRadii: z.array(z.number()),
  blipRadius: z.number(),
  /** Cells that are too full to be drawn, shown as numbered lists. */
  lists: z.array(z.object({ quadrant: z.int(), ring: z.int() })),
});
export type EditionLayout = z.infer<typeof EditionLayout>;
