export const setupLimits = {
  /** Wrong codes, whoever sends them, until there is a new one. */
  codeTries: 10,
  codeCharacters: 40,
  /** Calls from one address. */
  callsPerHour: 60,
} as const;
