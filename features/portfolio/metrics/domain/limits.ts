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
  /** Of a ranking, where not all are asked for. */
  rankedMost: 1000,
  /** Figures about the use by fewer people are hidden from all but the foundry. */
  peopleFewest: 5,
  /** Of the curve of a stage: more cannot be told apart on a screen. */
  curveSteps: 400,
  /** Searches that found nothing, of which groups are made, and of each what is searched for today. */
  emptyTermsMost: 500,
  emptyQueriesSearched: 3,
  /** Groups of them, and so many searches at once. */
  emptyGroupsMost: 50,
  searchedAtOnce: 4,
  /** Months after the first submission. */
  cohortMonths: 6,
  cohortsMost: 37,
  /** Until when decisions about pilots are due soon. */
  decisionDays: 30,
  /** An import of as many submissions is marked on charts. */
  largeImport: 25,
  eventsPerBatch: 500,
  /** What a browser sends at once, and when it does not wait for the next time. */
  batchBytes: 50_000,
  /** On leaving: of all requests that outlive their page, browsers take 64 kB. */
  leavingBytes: 60_000,
  sendSeconds: 10,
  /** What a browser keeps of one person who cannot be reached: the newest. */
  eventsKept: 2000,
  routeCharacters: 200,
  titleCharacters: 80,
  searchCharacters: 100,
  nameCharacters: 40,
  /** A clock that differs by more is not believed. */
  clockMinutes: 5,
  lateDays: 7,
} as const;
