/** `position`: the order within a board column; `waiting`: longest in its stage first. */
export const submissionSorts = [
  'newest',
  'oldest',
  'stage',
  'title',
  'company',
  'source',
  'waiting',
  'position',
] as const;
