/** What waits for who may give roles. */
export const needsYouKinds = ['roleRequest'] as const;
export type NeedsYouKind = (typeof needsYouKinds)[number];
