export const companyScreenLimits = {
  appearancesShown: 5,
  appearancesMost: 100,
  /** Of each kind, for who was in touch. */
  contactsRead: 200,
  peopleShown: 8,
} as const;
