import type { Queryable } from '#core/platform/database/open.ts';
import type { Random } from './seeded-random.ts';

export const day = 24 * 60 * 60 * 1000;
const rowsPerInsert = 500;

/** The corporations of the demonstration. */
export type CorporationKey = 'skf' | 'norrland' | 'halden';

/** What every part of the demonstration is drawn with and written to. */
export interface FillContext {
  readonly db: Queryable;
  readonly random: Random;
  readonly now: Date;
  /** What links in the data start with. */
  readonly publicUrl: string;
  /** The moment this many days from now; negative: ago. */
  at(days: number): string;
  /** What a step that this one comes after has made. */
  of<Result>(step: DemoStep<Result>): Result;
}

/** A part of the demonstration data. One chance for all: the order of steps is part of the seed. */
export interface DemoStep<Result = unknown> {
  readonly after: readonly DemoStep[];
  make(fillContext: FillContext): Promise<Result>;
}

/** Keeps the type of what a step makes. */
export const demoStep = <Result>(
  after: readonly DemoStep[],
  make: (fillContext: FillContext) => Promise<Result>,
): DemoStep<Result> => ({ after, make });

export async function insertInBatches<Row>(
  rows: readonly Row[],
  insert: (batch: Row[]) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsPerInsert) {
    await insert(rows.slice(from, from + rowsPerInsert));
  }
}
