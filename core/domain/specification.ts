/** Names that the specification itself gives; its numbers stand in limits.ts. */

/** Section 2: corporations whose public page also stands at `/{slug}`. */
export const publicCorporationSlugs = ['skf'] as const;
