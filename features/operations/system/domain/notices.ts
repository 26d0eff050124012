export const systemNotices = {
  'job.retried': 'The job runs again.',
  'mail.resent': 'The email is sent again.',
  'mail.dropped': 'The email is dropped.',
} as const;
