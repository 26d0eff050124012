export const searchNotices = {
  'export.cut': '{total} companies match. The file holds the first {most}.',
} as const;
