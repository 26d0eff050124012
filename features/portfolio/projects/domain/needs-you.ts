/** What waits for somebody in projects, in the order shown. */
export const needsYouKinds = ['pilot', 'milestone'] as const;
export type NeedsYouKind = (typeof needsYouKinds)[number];
