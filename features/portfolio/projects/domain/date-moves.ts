import type { DateMoves } from './project-parts.ts';

/** One change of a date; null: there was, or is, none. */
export interface DateMove {
  readonly from: string | null;
  readonly to: string | null;
}

const dayMs = 24 * 60 * 60 * 1000;

/** Days from one date to another, such as `2027-03-31`; negative: earlier. */
export const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/**
 * How often a date was moved and by how many days in all, from its changes in order. A date that was
 * cleared and entered again counts from the one before.
 */
export function sumOfMoves(moves: readonly DateMove[]): DateMoves {
  let last: string | null = null;
  const sum = { times: 0, days: 0 };
  for (const { from, to } of moves) {
    const before: string | null = from ?? last;
    if (before !== null && to !== null && before !== to) {
      sum.times += 1;
      sum.days += daysBetween(before, to);
    }
    last = to ?? before;
  }
  return sum;
}
