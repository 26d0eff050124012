/**
 * What can happen, once: the sentence for the history. A write records one of these in its own
 * transaction; history, administration and whatever listens later read the same entry.
 */
export const events = {
  'opportunity.created': 'created the opportunity',
  'opportunity.updated': 'changed the opportunity',
  'opportunity.imported': 'imported the opportunity',
  'vote.cast': 'voted',
  'vote.withdrawn': 'took a vote back',
  'comment.added': 'commented',
  'comment.edited': 'changed a comment',
  'comment.removed': 'took a comment away',
  'submission.moved': 'moved the submission',
  'user.synced': 'signed in for the first time',
  'corporation.joined': 'joined the corporation by e-mail domain',
} as const;

export type EventKind = keyof typeof events;
