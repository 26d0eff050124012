import * as z from 'zod/mini';

/** How far the work has come that is going on. */
export const ImportProgress = z.object({
  /** Rows gone through. */
  rows: z.int(),
  /** How much of it is done, 0 to 1; null where that cannot be known. */
  share: z.nullable(z.number()),
  /** Null until it has gone on for a moment. */
  rowsPerSecond: z.nullable(z.number()),
  secondsLeft: z.nullable(z.number()),
});
export type ImportProgress = z.infer<typeof ImportProgress>;

/** Where the work stood at a moment. */
interface ProgressSample {
  readonly atMs: number;
  readonly rows: number;
  readonly share: number | null;
}

/** What is told is how it went lately: neither the last second alone, nor the whole way. */
const windowMs = 15_000;
/** Before that, a rate would be a guess. */
const leastMs = 1500;

/** Measures how fast work goes, and how long it still takes. */
export function openProgressEstimate() {
  let marks: readonly ProgressSample[] = [];
  return {
    at(atMs: number, rows: number, share: number | null): ImportProgress {
      marks = [...marks.filter((mark) => mark.atMs >= atMs - windowMs), { atMs, rows, share }];
      const [first] = marks;
      const passedMs = first ? atMs - first.atMs : 0;
      if (!first || passedMs < leastMs) {
        return { rows, share, rowsPerSecond: null, secondsLeft: null };
      }
      const seconds = passedMs / 1000;
      const sharePerSecond =
        share === null || first.share === null ? 0 : (share - first.share) / seconds;
      const left = share === null || sharePerSecond <= 0 ? null : (1 - share) / sharePerSecond;
      return {
        rows,
        share,
        rowsPerSecond: Math.max(0, (rows - first.rows) / seconds),
        secondsLeft: left === null ? null : Math.max(0, Math.round(left)),
      };
    },
  };
}
