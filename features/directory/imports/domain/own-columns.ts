/** Columns of our own exports that no field takes. What is in them is never guessed at. */
export const ownColumns: ReadonlySet<string> = new Set([
  'Id in the source',
  'Source',
  'USD equivalent',
  'Sub-spaces',
  'Rating',
  'Note',
  'Standing',
]);
