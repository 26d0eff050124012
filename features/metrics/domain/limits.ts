/** The limits of this feature. */
export const metricsLimits = {
  /** Three years. */
  rangeDaysMost: 1096,
  zoneCharacters: 64,
  filterValuesMost: 50,
  segmentsMost: 50,
  segmentNameCharacters: 100,
  /** Local time of reports. */
  reportHour: 6,
  reportOpportunities: 10,
  rowsPerPage: 50,
  rowsPageMost: 100,
  opportunitiesMost: 1000,
  /** Figures about the use by fewer people are hidden from all but the foundry. */
  peopleFewest: 5,
  searchesMost: 1000,
  companiesMost: 1000,
  /** Months after the first submission. */
  cohortMonths: 6,
  cohortsMost: 37,
  /** An import of as many submissions is marked on charts. */
  largeImport: 25,
  marksMost: 200,
  eventsPerBatch: 500,
  routeCharacters: 200,
  searchCharacters: 100,
  /** A clock that differs by more is not believed. */
  clockMinutes: 5,
  lateDays: 7,
  /** How long single events are kept, and their sums. */
  eventDays: 90,
  hourDays: 800,
} as const;
