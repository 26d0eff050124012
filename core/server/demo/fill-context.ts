import type { Queryable } from '#core/platform/database/open.ts';
import type { Random } from './seeded-random.ts';

export const day = 24 * 60 * 60 * 1000;
const rowsPerInsert = 500;

/** The corporations of the demonstration. */
export type CorporationKey = 'skf' | 'norrland' | 'halden';

/** The random generator, the clock and the database of the demonstration data. */
export interface FillContext {
  readonly db: Queryable;
  readonly random: Random;
  readonly now: Date;
  /** Base URL of links in the data. */
  readonly publicUrl: string;
  /** The instant this many days from now; negative: ago. */
  at(days: number): string;
  /** The result of an earlier step. */
  of<Result>(step: DemoStep<Result>): Result;
}

/** A part of the demonstration data. All steps share one generator: their order affects the data. */
export interface DemoStep<Result = unknown> {
  readonly after: readonly DemoStep[];
  make(fillContext: FillContext): Promise<Result>;
}

/** Infers the type of a step's result. */
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
