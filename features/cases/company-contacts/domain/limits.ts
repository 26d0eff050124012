export const contactLimits = {
  /** Of one company, written by one corporation. */
  contactsMost: 50,
  roleCharacters: 100,
} as const;
