import {
  contentFields,
  isSameField,
  type ContentField,
  type OpportunityContent,
} from './content.ts';

export interface Merge {
  /** Both changes in one; where they collide, what I wrote. */
  readonly content: OpportunityContent;
  /** What somebody else changed and I did not touch: taken over. */
  readonly taken: readonly ContentField[];
  /** What both of us changed, each to something else: only a person can decide. */
  readonly conflicts: readonly ContentField[];
}

/**
 * Puts my changes onto what somebody else has saved since. `base` is what I began with, `mine` what
 * I wrote, `theirs` what stands now.
 */
export function mergeContents(
  base: OpportunityContent,
  mine: OpportunityContent,
  theirs: OpportunityContent,
): Merge {
  const changedByThem = contentFields.filter(
    (field) => !isSameField(field, base, theirs) && !isSameField(field, mine, theirs),
  );
  const taken = changedByThem.filter((field) => isSameField(field, base, mine));
  return {
    content: withFieldsFrom(mine, theirs, taken),
    taken,
    conflicts: changedByThem.filter((field) => !taken.includes(field)),
  };
}

/** A content with these fields from another. */
export const withFieldsFrom = (
  content: OpportunityContent,
  from: OpportunityContent,
  fields: readonly ContentField[],
): OpportunityContent => ({
  ...content,
  ...Object.fromEntries(fields.map((field) => [field, from[field]])),
});
