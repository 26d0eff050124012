import * as z from 'zod/mini';

/** How the companies of one row stand: side by side in columns of their own, or in one cell. */
export const RowSplit = z.union([
  z.object({ by: z.literal('columns') }),
  z.object({ by: z.literal('cell'), column: z.string() }),
]);
export type RowSplit = z.infer<typeof RowSplit>;
