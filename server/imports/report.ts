/** What became of one row of a file. */
export interface RowOutcome {
  /** Its place in the file, counted from 1. */
  readonly row: number;
  readonly result: 'created' | 'updated' | 'unchanged' | 'skipped';
  /** What it is called, as far as that could be read. */
  readonly name: string;
  /** Why it was skipped, and what was changed or not understood on the way, in plain words. */
  readonly notes: readonly string[];
}

export interface ImportReport {
  /** How the file was understood. */
  readonly shape: string;
  readonly outcomes: readonly RowOutcome[];
}

/** How many rows came to each end. */
export function countOutcomes(
  outcomes: readonly RowOutcome[],
): Record<RowOutcome['result'], number> {
  const counts = { created: 0, updated: 0, unchanged: 0, skipped: 0 };
  for (const { result } of outcomes) counts[result] += 1;
  return counts;
}
