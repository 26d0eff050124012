/**
 * How a submission came about, the surest knowledge first: it answered an invitation, or came through
 * the public form or a file; of what colleagues entered, whether Venture match had named the company before.
 */
export const origins = ['invitation', 'public', 'import', 'match', 'staff'] as const;
export type Origin = (typeof origins)[number];
