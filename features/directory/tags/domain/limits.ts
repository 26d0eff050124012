export const tagLimits = {
  /** As long as an imported tag. */
  tagCharacters: 100,
  /** A key may be longer: letters are decomposed. */
  tagKeyCharacters: 400,
} as const;
