import type { Queryable } from '#core/platform/database/open.ts';
import type { Challenge } from '#features/opportunities/demo/challenges.ts';
import type { Chance } from './chance.ts';

export const day = 24 * 60 * 60 * 1000;
const rowsPerInsert = 500;

export type CorporationKey = Challenge['corporation'];

/** What every part of the demonstration is drawn with and written to. */
export interface Filling {
  readonly db: Queryable;
  readonly chance: Chance;
  readonly now: Date;
  /** What links in the data start with. */
  readonly publicUrl: string;
  /** The moment this many days from now; negative: ago. */
  at(days: number): string;
}

export async function inBatches<Row>(
  rows: readonly Row[],
  insert: (batch: Row[]) => Promise<unknown>,
): Promise<void> {
  for (let from = 0; from < rows.length; from += rowsPerInsert) {
    await insert(rows.slice(from, from + rowsPerInsert));
  }
}
