import { formatNumber } from '#core/domain/format.ts';
import type { CompanyHit } from '#features/directory/search/domain/search.ts';

interface Answer {
  readonly total: number;
  readonly isTotalExact: boolean;
}

export interface FoundCount {
  /** How many have all words; undefined where none has. */
  readonly total: number | undefined;
  /** What is said beside it where others follow, which are not counted. */
  readonly note: string | null;
}

/** The number of results: what has all words. Those with some of them have no number. */
export function foundCount(
  answer: Answer,
  rows: readonly Pick<CompanyHit, 'isPartial' | 'isRelated'>[],
): FoundCount {
  const { total, isTotalExact } = answer;
  const hasSome = rows.some(({ isPartial }) => isPartial);
  if (!hasSome) return { total, note: null };
  if (rows[0]?.isPartial === true) return { total: undefined, note: 'None has all words' };
  const number = `${formatNumber(total)}${isTotalExact ? '' : '+'}`;
  return { total, note: `${number} with all words, and others with some of them` };
}
