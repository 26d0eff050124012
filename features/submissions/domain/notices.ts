export const submissionNotices = {
  'submission.moved': 'Moved {title} to {stage}.',
  'submission.movedBack': 'Moved {title} back to {stage}.',
  'submissions.moved': 'Moved {n} submissions to {stage}.',
  'submissions.movedBack': 'Moved {n} submissions back.',
  'submission.movedAndTold': 'Moved {title} to {stage}. The mail is on its way.',
  'submission.added': 'Added {title}.',
  'submission.saved': 'Saved {title}.',
  'decision.prepared': 'Prepared the decision on {title}.',
  'decision.preparedMany': 'Prepared {prepared} decision(s), {mailed} with a mail.',
  'decision.discarded': 'Discarded the decision on {title}.',
  'decision.sent': 'Sent {sent} decision(s), {mailed} by mail.',
} as const;
