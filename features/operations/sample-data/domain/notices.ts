export const sampleDataNotices = {
  'sampleData.added': 'Sample data is added.',
  'sampleData.removed': 'Sample data is removed.',
} as const;
