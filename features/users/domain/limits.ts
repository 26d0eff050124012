export const userLimits = {
  peopleFoundMost: 20,
  linksMost: 8,
  linkLabelCharacters: 40,
  /** Collections that a person decides about when deleting the account. */
  collectionsMost: 5000,
} as const;
