import { inOrder } from './rank-companies.ts';
import { scoreOf, type PartValues } from './score.ts';
import type { Weights } from './weights.ts';

interface Row {
  readonly id: string;
  readonly isExact: boolean;
  readonly values: PartValues;
}

/** What "Prefer new companies" changes among the first ten. */
export interface UnseenPrice {
  /** Of how many: fewer than ten where fewer are found. */
  readonly first: number;
  /** Known nowhere, with it and without it. */
  readonly unseen: number;
  readonly unseenBefore: number;
  /** Change of the mean topic value, as a share of what it is without; null where that is 0. */
  readonly relevance: number | null;
}

const firstOnes = 10;

const isUnseen = ({ values }: Row): boolean => values.novelty === 1;
const meanTopic = (rows: readonly Row[]): number =>
  rows.reduce((sum, { values }) => sum + (values.topic ?? 0), 0) / Math.max(1, rows.length);

/** Compares the first ten under these weights with those under the same without "Prefer new companies". */
export function priceOfUnseen(rows: readonly Row[], weights: Weights): UnseenPrice {
  const firstUnder = (used: Weights): Row[] =>
    inOrder(rows.map((row) => ({ ...row, ...scoreOf(row.values, used) }))).slice(0, firstOnes);
  const before = firstUnder({ ...weights, unseen: 0 });
  const after = firstUnder(weights);
  const relevanceBefore = meanTopic(before);
  return {
    first: after.length,
    unseen: after.filter(isUnseen).length,
    unseenBefore: before.filter(isUnseen).length,
    relevance: relevanceBefore === 0 ? null : meanTopic(after) / relevanceBefore - 1,
  };
}
