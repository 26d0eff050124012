/** The limits of this feature. */
export const metricsLimits = {
  /** Three years. */
  rangeDaysMost: 1096,
  zoneCharacters: 64,
  rowsPerPage: 50,
  rowsPageMost: 100,
  opportunitiesMost: 1000,
} as const;
