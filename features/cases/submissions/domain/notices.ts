export const submissionNotices = {
  'submission.moved': 'Moved {title} to {stage}.',
  'submission.movedBack': 'Moved {title} back to {stage}.',
  'submissions.moved': 'Moved {n} submissions to {stage}.',
  'submissions.movedBack': 'Moved {n} submissions back.',
  'submission.movedAndTold':
    'Moved {title} to {stage}. The submitter will be notified in 10 minutes.',
  'submissions.movedAndTold':
    'Moved {n} submissions to {stage}. {mailed} submitter(s) will be notified in 10 minutes.',
  'submission.added': 'Added {title}.',
  'submission.saved': 'Saved {title}.',
  'company.linked': 'Linked to {name}.',
  'company.unlinked': 'Unlinked from {name}.',
  'company.added': 'Added {name} to the directory.',
  'company.known': 'Linked to {name}, which is in the directory already.',
  'company.removed': 'Removed {name} from the directory.',
  'company.kept': 'Unlinked from {name}. It stays in the directory, because it is in use by now.',
  'company.mayBeListed': 'Recorded that the company may be listed.',
  'company.mayNotBeListed': 'Recorded that the company may not be listed.',
  'decision.prepared': 'Prepared the decision for {title}.',
  'decision.preparedMany': 'Prepared {prepared} decision(s), {mailed} with email.',
  'decision.discarded': 'Discarded the decision for {title}.',
  'decision.sent': 'Sent {sent} decision(s). {mailed} submitter(s) will be notified in 10 minutes.',
  'decision.takenBack': 'Stopped the email and took the move of {title} back.',
} as const;

export const scoreNotices = {
  'scorecard.saved': 'Saved the scorecard of this opportunity.',
  'scorecard.savedForAll': 'Saved the scorecard for all opportunities of {c} without their own.',
  'scorecard.reset': 'This opportunity uses the scorecard of {c} again.',
} as const;
