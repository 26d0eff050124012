export const exportConsentLimits = {
  /** Nobody is asked again sooner. */
  askAgainDays: 30,
} as const;
