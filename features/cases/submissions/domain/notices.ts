export const submissionNotices = {
  'submission.moved': 'Moved {title} to {stage}.',
  'submission.movedBack': 'Moved {title} back to {stage}.',
  'submissions.moved': 'Moved {n} submissions to {stage}.',
  'submissions.movedBack': 'Moved {n} submissions back.',
  'submission.movedAndTold': 'Moved {title} to {stage} and sent the e-mail.',
  'submission.added': 'Added {title}.',
  'submission.saved': 'Saved {title}.',
  'decision.prepared': 'Prepared the decision for {title}.',
  'decision.preparedMany': 'Prepared {prepared} decision(s), {mailed} with e-mail.',
  'decision.discarded': 'Discarded the decision for {title}.',
  'decision.sent': 'Sent {sent} decision(s), {mailed} by e-mail.',
} as const;

export const scoreNotices = {
  'scorecard.saved': 'Saved the scorecard of this opportunity.',
  'scorecard.savedForAll': 'Saved the scorecard for all opportunities of {c} without their own.',
  'scorecard.reset': 'This opportunity uses the scorecard of {c} again.',
} as const;
