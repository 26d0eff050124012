export const externalProjectLimits = {
  /** Projects of one call. */
  projectsAtOnce: 500,
  /** Fields that we do not know, of one project. */
  unknownFieldsMost: 100,
  unknownCharacters: 16_000,
  /** Errors kept of each source. */
  syncErrorsKept: 100,
  sourcesMost: 50,
} as const;
