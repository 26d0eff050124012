/**
 * What can happen, once: the sentence for the history. A write records one of these in its own
 * transaction; history, administration and whatever listens later read the same entry.
 */
export const events = {
  'opportunity.created': 'created the opportunity',
  'opportunity.updated': 'changed the opportunity',
  'opportunity.closed': 'closed the opportunity',
  'opportunity.reopened': 'reopened the opportunity',
  'opportunity.removed': 'took the opportunity away',
  'opportunity.imported': 'imported the opportunity',
  'cycle.created': 'opened the scouting cycle',
  'vote.cast': 'voted',
  'vote.withdrawn': 'took a vote back',
  'comment.added': 'commented',
  'comment.edited': 'changed a comment',
  'comment.removed': 'took a comment away',
  'submission.created': 'added the submission',
  'submission.received': 'handed the submission in',
  'submission.imported': 'imported the submission',
  'submission.updated': 'changed the submission',
  'submission.moved': 'moved the submission',
  'submission.withdrawn': 'took the submission back',
  'team.joined': 'added to the case team',
  'team.roleChanged': 'gave another role to',
  'team.left': 'took from the case team',
  'decision.prepared': 'prepared a decision',
  'decision.discarded': 'discarded a prepared decision',
  'decision.sent': 'sent a decision',
  'message.sent': 'wrote to the submitter',
  'message.received': 'wrote to the case team',
  'file.added': 'added a file',
  'file.removed': 'took a file away',
  'scorecard.changed': 'changed the scorecard',
  'score.given': 'scored the submission',
  'score.withdrawn': 'took a score back',
  'conflict.declared': 'stepped back from judging for a conflict of interest',
  'conflict.withdrawn': 'judges again: the conflict of interest is over',
  'user.synced': 'signed in for the first time',
  'corporation.joined': 'joined the corporation by e-mail domain',
} as const;

export type EventKind = keyof typeof events;

/**
 * Who has judged, and who stepped back. No history shows these: whoever has not judged yet must not
 * learn who did, nor how many. They stay in the audit trail.
 */
export const judgingEvents = [
  'score.given',
  'score.withdrawn',
  'conflict.declared',
  'conflict.withdrawn',
] as const satisfies readonly EventKind[];
