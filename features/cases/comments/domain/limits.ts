export const commentLimits = {
  commentCharacters: 10_000,
  mentionsMost: 20,
  mentionableMost: 8,
} as const;
