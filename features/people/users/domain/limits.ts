export const userLimits = {
  peopleFoundMost: 20,
  /** Who signed in within these days was here lately. */
  recentDays: 30,
  /** Rows that are read at once when everybody is listed. */
  streamedAtOnce: 500,
  /** People who are acted on at once. */
  actedOnMost: 200,
  linksMost: 8,
  linkLabelCharacters: 40,
  /** Of one corporation. */
  administratorsMost: 50,
  /** Collections that a person decides about when deleting the account. */
  collectionsMost: 5000,
} as const;

export const roleRequestLimits = {
  messageCharacters: 1000,
  noteCharacters: 1000,
  /** Of one person; withdrawn ones count, or asking and withdrawing would have no end. */
  requestsPerDay: 10,
} as const;

export const photoLimits = {
  /** Widths of the square that is made of a photo, in pixels. */
  photoSizes: [48, 96, 256],
  photoSizeUsual: 96,
  /** Fewer than 50 megapixels; the largest that most telephones send have 24. */
  photoPixelsMost: 40_000_000,
} as const;
