import type { MergePart, Stays } from '#features/people/users/domain/merge-parts.ts';

/**
 * What becomes of a reference to a person when the account is deleted. `delete`: the row is the
 * person's own. `keep`: it was written for others, and stays signed "Former member". `release`: a
 * duty that somebody else has to take over.
 */
type OnDeletion = 'delete' | 'keep' | 'release';

/** Rows of both accounts about the same thing, of which one can stay. Expressions name the `row`. */
export interface Coincidence {
  /** What makes two rows the same, beside the person. Empty: a person has one row. */
  readonly same: readonly string[];
  readonly stays: Stays;
  /** Of two rows the one with the greater value stays; the target's when they are equal. */
  readonly rank?: string;
  /** The rows that can coincide; the others always move. */
  readonly only?: string;
}

/**
 * What becomes of rows that refer to the account that goes. `move`: they name the other one.
 * `count`: moved with the sums that were made of them. `keep`: they name the old one for good.
 */
export type MergeRule = { readonly part: MergePart } & (
  | ({ readonly does: 'move'; readonly also?: string } & Partial<Coincidence>)
  | ({ readonly does: 'count' } & Partial<Coincidence>)
  | { readonly does: 'drop' | 'keep' }
);

export const move = (part: MergePart): MergeRule => ({ part, does: 'move' });
export const drop = (part: MergePart): MergeRule => ({ part, does: 'drop' });
export const keep = (part: MergePart): MergeRule => ({ part, does: 'keep' });
export const moveOne = (part: MergePart, ...same: readonly string[]): MergeRule => ({
  part,
  does: 'move',
  same: same.map((column) => `row.${column}`),
  stays: 'target',
});
export const moveLater = (part: MergePart, ...same: readonly string[]): MergeRule => ({
  part,
  does: 'move',
  same: same.map((column) => `row.${column}`),
  stays: 'later',
  rank: 'row.at',
});

/** What becomes of a column that refers to `users`. */
export interface PersonReference {
  readonly onDeletion: OnDeletion;
  readonly onMerge: MergeRule;
}

/** The person’s own: it goes with the account. */
export const own = (onMerge: MergeRule): PersonReference => ({ onDeletion: 'delete', onMerge });
/** Somebody else has to take it over. */
export const duty = (onMerge: MergeRule): PersonReference => ({ onDeletion: 'release', onMerge });
/** Written for others: it stays, signed “Former member”. */
export const signed = (onMerge: MergeRule): PersonReference => ({ onDeletion: 'keep', onMerge });
