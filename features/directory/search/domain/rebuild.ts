import type { RebuildProgress } from './index-endpoints.ts';

/**
 * `missing`: none, or of another version; `broken`: cannot be read or written; `differs`: from the
 * database; `outgrown`: trained on a much smaller or larger directory; `bulkLoad`: a bulk load, for
 * which single writes would take longer; `vectors`: to be made by another embedder.
 */
export type RebuildReason =
  | 'asked'
  | 'missing'
  | 'broken'
  | 'differs'
  | 'outgrown'
  | 'bulkLoad'
  | 'vectors';

/** Reasons for which nobody waits: the present index answers and is complete. */
const unhurried: ReadonlySet<RebuildReason> = new Set(['asked', 'outgrown', 'vectors']);

/** @param isAnew there is no index that answers meanwhile */
export const isQuickRebuild = (reason: RebuildReason, isAnew: boolean): boolean =>
  isAnew || !unhurried.has(reason);

interface Counted {
  readonly begunAt: string | null;
  /** Since it began. */
  readonly seconds: number;
  readonly done: number;
  readonly total: number;
  readonly problem: string | null;
}

const leastSeconds = 0.5;

/** Rate and remaining time, where progress allows an estimate. */
export function progressOf({ begunAt, seconds, done, total, problem }: Counted): RebuildProgress {
  const isKnown = begunAt !== null && seconds >= leastSeconds && done > 0;
  const perSecond = isKnown ? Math.max(1, Math.round(done / seconds)) : null;
  // Companies may have been added since they were counted.
  const left = Math.max(0, total - done);
  const secondsLeft = perSecond === null ? null : Math.ceil(left / perSecond);
  return { begunAt, done, total: Math.max(total, done), perSecond, secondsLeft, problem };
}

/** Whole per cent; 100 only when nothing is left. */
export function percentOf({ done, total }: Pick<RebuildProgress, 'done' | 'total'>): number {
  return total === 0 ? 0 : Math.floor((100 * done) / total);
}
