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
