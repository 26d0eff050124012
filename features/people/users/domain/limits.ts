export const userLimits = {
  peopleFoundMost: 20,
  /** Who signed in within these days was here lately. */
  recentDays: 30,
  /** How long the address and device of the last sign-in are kept. */
  signInDetailsDays: 90,
  /** Rows that are read at once when everybody is listed. */
  streamedAtOnce: 500,
  /** People who are acted on at once. */
  actedOnMost: 200,
  linksMost: 8,
  linkLabelCharacters: 40,
  /** Collections that a person decides about when deleting the account. */
  collectionsMost: 5000,
} as const;
