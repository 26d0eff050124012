export const commentNotices = {
  'comment.hidden': 'Comment hidden',
  'comment.shown': 'Comment shown again',
} as const;
