export const userLimits = {
  peopleFoundMost: 20,
} as const;
