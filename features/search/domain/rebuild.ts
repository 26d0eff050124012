import type { RebuildProgress } from './index-endpoints.ts';

/**
 * `missing`: there is none, or none of our version; `broken`: it cannot be read or written;
 * `differs`: from the database; `outgrown`: what it learnt was learnt from a much smaller or larger
 * directory; `poured`: so much has come in that putting each would take longer.
 */
export type RebuildReason = 'asked' | 'missing' | 'broken' | 'differs' | 'outgrown' | 'poured';

interface Counted {
  readonly begunAt: string | null;
  /** Since it began. */
  readonly seconds: number;
  readonly done: number;
  readonly total: number;
  readonly problem: string | null;
}

const leastSeconds = 0.5;

/** Rate and time left, as far as what is done lets one tell. */
export function progressOf({ begunAt, seconds, done, total, problem }: Counted): RebuildProgress {
  const known = begunAt !== null && seconds >= leastSeconds && done > 0;
  const perSecond = known ? Math.max(1, Math.round(done / seconds)) : null;
  // Companies may have come in since they were counted.
  const left = Math.max(0, total - done);
  const secondsLeft = perSecond === null ? null : Math.ceil(left / perSecond);
  return { begunAt, done, total: Math.max(total, done), perSecond, secondsLeft, problem };
}

/** Whole per cent; a hundred only when nothing is left. */
export function percentOf({ done, total }: Pick<RebuildProgress, 'done' | 'total'>): number {
  return total === 0 ? 0 : Math.floor((100 * done) / total);
}
