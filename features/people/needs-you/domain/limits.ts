export const needsYouLimits = {
  /** Lines of a kind that are sent: one for an opportunity, a project or a radar. */
  linesMost: 100,
  /** Lines shown before one asks for all. */
  shownMost: 10,
} as const;
