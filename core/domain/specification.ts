/** Names given by the specification; its numbers are in limits.ts. */

/** Section 2: corporations whose public page is also at `/{slug}`. */
export const publicCorporationSlugs = ['skf'] as const;
