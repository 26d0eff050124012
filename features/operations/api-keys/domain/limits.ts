export const apiKeyLimits = {
  /** Of one corporation, or of the foundry. */
  apiKeysMost: 50,
} as const;
