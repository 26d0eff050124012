/** What the funnel is broken down by. */
export const partKinds = ['opportunity', 'cycle', 'country', 'source'] as const;
export type PartKind = (typeof partKinds)[number];

/** What rows can be narrowed to. */
export const rowParts = [...partKinds, 'company', 'corporation', 'origin'] as const;
