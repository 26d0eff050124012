export const opportunityLimits = {
  categoriesMost: 20,
  categoryCharacters: 60,
  roleCharacters: 80,
  templatesMost: 50,
  /** An opportunity with more submissions does not carry their ids: they have a list of their own. */
  submissionIdsMost: 1000,
} as const;
