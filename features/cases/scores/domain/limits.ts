export const scoreLimits = {
  criterionCharacters: 80,
  criterionWeightMost: 10,
  criteriaMost: 12,
  guidanceCharacters: 1000,
  scaleLeast: 2,
  scaleMost: 10,
} as const;
