export const pitchDayLimits = {
  nameCharacters: 120,
  roomNameCharacters: 60,
  reasonCharacters: 500,
  opportunitiesMost: 40,
  companiesMost: 300,
  /** Companies that an opportunity wants, and sessions that a company takes. */
  capacityMost: 50,
  pairsMost: 2000,
  roomsMost: 12,
  breaksMost: 8,
  placeCharacters: 300,
  /** Sent together: companies and people of case teams. */
  invitationsMost: 500,
  messageCharacters: 4000,
  slotMinutesLeast: 5,
  slotMinutesMost: 240,
  /** Of each opportunity's matches. */
  matchesSuggested: 12,
  candidatesMost: 200,
  /** Steps of the search for a schedule before it is given up. */
  scheduleStepsMost: 200_000,
  /** A computation that takes longer is stopped. */
  computationMs: 30_000,
  /** Whole units that a point of a score has in the computation. */
  unitsOfPoint: 100,
} as const;
