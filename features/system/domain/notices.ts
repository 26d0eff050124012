export const systemNotices = {
  'job.retried': 'The job runs again.',
  'mail.resent': 'The mail is sent again.',
} as const;
