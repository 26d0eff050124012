export const opportunityLimits = {
  categoriesMost: 20,
  categoryCharacters: 60,
} as const;
