export const metricsNotices = {
  'segment.saved': 'Saved {name}.',
  'segment.deleted': 'Deleted {name}.',
} as const;
