import {
  contentFields,
  isSameField,
  type ContentField,
  type OpportunityContent,
} from './content.ts';

export interface Merge {
  /** Both changes merged; conflicting fields keep mine. */
  readonly content: OpportunityContent;
  /** Fields that only somebody else changed: their value is used. */
  readonly taken: readonly ContentField[];
  /** Fields that both changed to different values; the user must choose. */
  readonly conflicts: readonly ContentField[];
}

/**
 * Three-way merge: `base` is the version I started from, `mine` my content, `theirs` what is stored
 * now.
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

/** A content with the given fields copied from another. */
export const withFieldsFrom = (
  content: OpportunityContent,
  from: OpportunityContent,
  fields: readonly ContentField[],
): OpportunityContent => ({
  ...content,
  ...Object.fromEntries(fields.map((field) => [field, from[field]])),
});
