import * as z from 'zod/mini';

/** Progress of a running task. */
export const ImportProgress = z.object({
  /** Rows processed. */
  rows: z.int(),
  /** Share done, 0 to 1; null when unknown. */
  share: z.nullable(z.number()),
  /** Null until there is enough data. */
  rowsPerSecond: z.nullable(z.number()),
  secondsLeft: z.nullable(z.number()),
});
export type ImportProgress = z.infer<typeof ImportProgress>;

/** A progress sample. */
interface ProgressSample {
  readonly atMs: number;
  readonly rows: number;
  readonly share: number | null;
}

/** Length of the moving window: longer than a second, shorter than the whole run. */
const windowMs = 15_000;
/** Minimum duration before a rate is given. */
const leastMs = 1500;

/** Estimates the rate and the time left. */
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
