export const messageLimits = {
  messageCharacters: 10_000,
} as const;
