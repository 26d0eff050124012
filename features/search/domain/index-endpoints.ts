import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { Instant } from '#core/domain/schemas.ts';
import { SearchState } from './search.ts';

/** How far a rebuild of the search index has come. */
const RebuildProgress = z.object({
  /** Null: asked for, and not begun. */
  begunAt: z.nullable(Instant),
  done: z.int(),
  total: z.int(),
  /** Null until enough is done to tell. */
  perSecond: z.nullable(z.int()),
  secondsLeft: z.nullable(z.int()),
  /** Why it has to be tried again, in words for a person. */
  problem: z.nullable(z.string()),
});
export type RebuildProgress = z.infer<typeof RebuildProgress>;

export const SearchStatus = z.object({
  state: SearchState,
  /** Companies that searches can find by the index. */
  indexed: z.int(),
  /** Changes of companies that the index has not taken yet. */
  waiting: z.int(),
  rebuild: z.nullable(RebuildProgress),
});
export type SearchStatus = z.infer<typeof SearchStatus>;

export const status = endpoint({
  method: 'GET',
  path: '/search/status',
  summary: 'Says whether the search index is whole, and how far one that is being built has come.',
  may: 'signedIn',
  answer: SearchStatus,
});

/** Answers at once. Asked again while one is asked for or under way, it is the same one. */
export const reindex = endpoint({
  method: 'POST',
  path: '/search/reindex',
  summary: 'Has the search index made again from nothing, while searches go on.',
  may: 'operateSystem',
  answer: SearchStatus,
});
