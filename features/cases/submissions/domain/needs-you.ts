/** What waits for somebody in a submission, in the order shown. */
export const needsYouKinds = ['newSubmission', 'score', 'answer', 'message', 'mention'] as const;
export type NeedsYouKind = (typeof needsYouKinds)[number];
