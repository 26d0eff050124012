export const spotlightLimits = {
  titleCharacters: 120,
  bodyCharacters: 10_000,
  blocksMost: 100,
  /** Corporations that a block or an edition is for. */
  corporationsMost: 500,
  /** Items of an automatic block. */
  itemsMost: 6,
  /** How long an opportunity is new. */
  newDays: 14,
  /** How long before its end an opportunity is closing soon. */
  soonDays: 14,
  /** Gaining attention: this many days against the mean of the weeks before. */
  attentionDays: 7,
  attentionWeeks: 8,
  attentionEventsLeast: 5,
  attentionPeopleLeast: 3,
  /** How long an edition of a radar, a shared collection and a decision are news. */
  radarDays: 90,
  collectionDays: 30,
  decisionDays: 30,
  /** Opportunities that companies are looked up for, and companies looked at for each of their topics. */
  fittedOpportunitiesMost: 4,
  fittedCategoriesMost: 2,
  fittedCompaniesMost: 24,
  /** Two visits closer than this are one. */
  visitMinutes: 30,
  mailItemsMost: 12,
} as const;
