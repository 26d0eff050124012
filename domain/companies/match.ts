import * as z from 'zod/mini';

/** Why two records are taken for one company: the web domain first, else the name and the place. */
export const MatchReason = z.enum(['domain', 'nameAndPlace']);
export type MatchReason = z.infer<typeof MatchReason>;

export const MatchState = z.enum(['suggested', 'accepted', 'rejected']);
export type MatchState = z.infer<typeof MatchState>;
