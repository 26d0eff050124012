export const companyScreenLimits = {
  appearancesShown: 5,
  appearancesMost: 100,
} as const;
