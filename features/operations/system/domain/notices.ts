export const systemNotices = {
  'job.retried': 'The job runs again.',
  'mail.resent': 'The mail is sent again.',
  'mail.dropped': 'The mail is dropped.',
} as const;
