import * as z from 'zod/mini';
import { endpoint } from '#core/domain/endpoint.ts';
import { Instant } from '#core/domain/schemas.ts';
import { SearchState } from './search.ts';

/** Progress of a rebuild of the search index. */
const RebuildProgress = z.object({
  /** Null: requested, not started. */
  begunAt: z.nullable(Instant),
  done: z.int(),
  total: z.int(),
  /** Null until it can be estimated. */
  perSecond: z.nullable(z.int()),
  secondsLeft: z.nullable(z.int()),
  /** Why it has to be retried, in words for a person. */
  problem: z.nullable(z.string()),
});
export type RebuildProgress = z.infer<typeof RebuildProgress>;

/**
 * How the index stands to the sentence encoder: `ready`; `building`, it goes by other vectors until
 * it is built again; `missing`, it cannot be used.
 */
export const EncoderState = z.enum(['ready', 'building', 'missing']);
export type EncoderState = z.infer<typeof EncoderState>;

export const SearchStatus = z.object({
  state: SearchState,
  /** Companies in the index. */
  indexed: z.int(),
  /** Changed companies that are not indexed yet. */
  waiting: z.int(),
  rebuild: z.nullable(RebuildProgress),
  /** Null: no sentence encoder is set. */
  encoder: z.nullable(EncoderState),
});
export type SearchStatus = z.infer<typeof SearchStatus>;

export const status = endpoint({
  method: 'GET',
  path: '/search/status',
  summary: 'Says whether the search index is whole, and how far one that is being built has come.',
  may: 'signedIn',
  answer: SearchStatus,
});

/** Answers at once. While a rebuild is requested or running, returns that one. */
export const reindex = endpoint({
  method: 'POST',
  path: '/search/reindex',
  summary: 'Has the search index made again from nothing, while searches go on.',
  may: 'operateSystem',
  kind: 'heavy',
  answer: SearchStatus,
});
