export const roleRequestLimits = {
  messageCharacters: 1000,
  noteCharacters: 1000,
  /** Of one person; withdrawn ones count, or asking and withdrawing would have no end. */
  requestsPerDay: 10,
} as const;
