/**
 * Opportunities (rows) and companies (columns) that are to meet. Scores are whole numbers, so that
 * sums are exact and equal problems have equal answers.
 */
export interface AssignmentProblem {
  /** How many companies each opportunity wants: no more and no fewer. */
  readonly wanted: readonly number[];
  /** How many sessions each company takes at most. */
  readonly capacity: readonly number[];
  /** Row by row. */
  readonly scores: Int32Array;
  /** 1: this pair must not meet. Row by row. */
  readonly forbidden: Uint8Array;
  /** 1: this pair must meet. Row by row. */
  readonly pinned: Uint8Array;
}

/** An opportunity and a company, by their places in the problem. */
export interface Pair {
  readonly row: number;
  readonly column: number;
}

/** Why no assignment keeps all limits. Counts include what is pinned. */
export type Conflict =
  | ({ readonly kind: 'pinnedAndForbidden' } & Pair)
  | {
      readonly kind: 'tooManyPins';
      readonly side: 'opportunity' | 'company';
      readonly index: number;
      readonly pinned: number;
      readonly most: number;
    }
  | {
      /** These opportunities together want more than the companies they may meet can give. */
      readonly kind: 'tooFewCompanies';
      readonly rows: readonly number[];
      readonly wanted: number;
      readonly available: number;
      /** Companies that are allowed for them, whatever their capacity. */
      readonly allowed: number;
    };

/** What else would be best for a pair's opportunity, were the two not to meet. */
export interface NextBest extends Pair {
  /** The company that the opportunity would get instead. */
  readonly instead: number;
  /** What the total of all scores would lose, in whole units of score. */
  readonly loss: number;
  /** How many other opportunities would meet another company, too. */
  readonly othersChanged: number;
}

export interface Assignment {
  readonly pairs: readonly Pair[];
  /** Sum of the scores of all pairs. */
  readonly total: number;
  /** For each pair that is not pinned, where another assignment is possible. */
  readonly nextBest: readonly NextBest[];
}

export type AssignmentResult =
  | ({ readonly kind: 'assigned' } & Assignment)
  | { readonly kind: 'impossible'; readonly conflicts: readonly Conflict[] };

/** The pairs that are marked 1, in their order. */
export function markedPairs(marks: Uint8Array, columns: number): Pair[] {
  const pairs: Pair[] = [];
  for (let at = marks.indexOf(1); at !== -1; at = marks.indexOf(1, at + 1))
    pairs.push({ row: Math.floor(at / columns), column: at % columns });
  return pairs;
}
