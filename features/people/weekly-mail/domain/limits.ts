export const weeklyMailLimits = {
  /** Lines of My work. */
  workLinesMost: 10,
} as const;
