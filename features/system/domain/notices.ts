export const systemNotices = {
  'job.retried': 'The job runs again.',
  'mail.resent': 'The mail is sent again.',
  'search.reindexed': 'The search index is built again.',
} as const;
