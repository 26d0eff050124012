export const setupNotices = {
  'checklist.dismissed': 'Get started is dismissed.',
} as const;
