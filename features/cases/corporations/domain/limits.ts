export const corporationLimits = {
  slugCharacters: 60,
  introductionCharacters: 4000,
  /** Of each legal text. */
  legalCharacters: 20_000,
  domainsMost: 50,
  domainCharacters: 253,
  milestonesMost: 12,
  stagesMost: 12,
  /** A logo is made to fit into a square of this width, in pixels. */
  logoPixels: 512,
} as const;

/** Of the questions of a form, beside those that all text has (`limits.questionsMost` and others). */
export const questionLimits = {
  helpCharacters: 500,
  optionsLeast: 2,
  optionsMost: 50,
  optionCharacters: 100,
  /** Questions for a file, which a form has beside its common files. */
  filesMost: 5,
  /** Of a number, in either direction. */
  numberMost: 1e15,
} as const;
