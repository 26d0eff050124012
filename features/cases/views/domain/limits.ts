export const viewLimits = {
  /** Of one person in one place, and as many again that are shared there. */
  viewsMost: 50,
  paramsMost: 60,
  paramNameCharacters: 60,
  valueLevels: 3,
  /** Of a whole search, as JSON. */
  searchCharacters: 4096,
} as const;
