export const apiKeyNotices = {
  'apiKey.revoked': 'Revoked {name}.',
} as const;
