/** What one does about what waits, in the order shown, with the key that opens the first of them. */
export const workVerbs = {
  Decide: 'd',
  Score: 's',
  Answer: 'r',
  Due: 'u',
  Open: 'o',
  Read: 'm',
  Vote: 'v',
  Approve: 'a',
} as const;
export type WorkVerb = keyof typeof workVerbs;
export const workVerbNames = Object.keys(workVerbs) as readonly WorkVerb[];
