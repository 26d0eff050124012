import * as z from 'zod/mini';

/** How often a saved search is looked through for alerts: a column of their table, which pins refer to. */
export const AlertFrequency = z.enum(['off', 'daily', 'weekly']);
export type AlertFrequency = z.infer<typeof AlertFrequency>;
