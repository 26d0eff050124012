/** What waits for somebody in rounds. */
export const needsYouKinds = ['vote'] as const;
export type NeedsYouKind = (typeof needsYouKinds)[number];
