/** `position`: as a stage of the board is ordered; `waiting`: longest in its stage first. */
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
