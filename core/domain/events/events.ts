import type { Permission } from '#core/domain/authorization/permissions.ts';

/**
 * What can happen, once: the sentence for the history, after the name of who did it. A write records
 * one of these in its own transaction; history, administration and whatever listens read the same
 * entry. `{submission}` is the submission it was done to, `{person}` whom it concerned, as `{role}`.
 */
export const events = {
  'opportunity.created': 'created the opportunity',
  'opportunity.updated': 'changed the opportunity',
  'opportunity.closed': 'closed the opportunity',
  'opportunity.reopened': 'reopened the opportunity',
  'opportunity.removed': 'took the opportunity away',
  'opportunity.imported': 'imported the opportunity',
  'cycle.created': 'opened the scouting cycle',
  'vote.cast': 'voted on {submission}',
  'vote.withdrawn': 'took a vote on {submission} back',
  'comment.added': 'commented on {submission}',
  'comment.edited': 'changed a comment on {submission}',
  'comment.removed': 'took a comment on {submission} away',
  'submission.created': 'added {submission}',
  'submission.received': 'handed in {submission}',
  'submission.imported': 'imported {submission}',
  'submission.updated': 'changed {submission}',
  'submission.moved': 'moved {submission}',
  'submission.withdrawn': 'took {submission} back',
  'team.joined': 'added {person} to the case team',
  'team.roleChanged': 'gave another role to {person}',
  'team.left': 'took {person} from the case team',
  'decision.prepared': 'prepared a decision on {submission}',
  'decision.discarded': 'discarded a prepared decision on {submission}',
  'decision.sent': 'sent the decision on {submission}',
  'message.sent': 'wrote to the submitter of {submission}',
  'message.received': 'wrote to the case team about {submission}',
  'file.added': 'added a file to {submission}',
  'file.removed': 'took a file of {submission} away',
  'scorecard.changed': 'changed the scorecard',
  'score.given': 'scored {submission}',
  'score.withdrawn': 'took a score of {submission} back',
  'conflict.declared': 'stepped back from judging {submission} for a conflict of interest',
  'conflict.withdrawn': 'judges {submission} again: the conflict of interest is over',
  'collection.created': 'made the collection',
  'collection.changed': 'changed the collection',
  'collection.shared': 'shared the collection',
  'collection.left': 'left the collection',
  'collection.noted': 'wrote a note in the collection',
  'collection.removed': 'took the collection away',
  'collection.restored': 'brought the collection back',
  'import.checked': 'checked a file',
  'import.started': 'started an import',
  'import.stopped': 'stopped an import',
  'import.finished': 'finished an import',
  'import.undone': 'took an import back',
  'import.removed': 'removed an import',
  'company.matchAccepted': 'said that two records are one company',
  'company.matchRejected': 'said that two records are not one company',
  'company.matchReopened': 'took a decision on two records back',
  'user.synced': 'signed in for the first time',
  'search.reindexed': 'asked for the search index to be made again',
  'corporation.joined': 'joined the corporation by e-mail domain',
} as const;

export type EventKind = keyof typeof events;

type AreaOf<Kind extends string> = Kind extends `${infer Area}.${string}` ? Area : never;
/** What an event is about, roughly: the first half of its kind. */
export type EventCategory = AreaOf<EventKind>;

export const eventCategoryOf = (kind: EventKind): EventCategory =>
  kind.split('.')[0] as EventCategory;

/** Whoever sees the opportunity or the collection, a holder of this permission on it, or nobody but who did it. */
type Audience = 'sight' | 'actor' | Permission<'opportunity'>;

/**
 * Who may learn that something happened, before what it says is even asked for. Whoever has not
 * judged yet must not learn who did, nor how many: that stays between a judge and the audit trail.
 */
const audiences: Readonly<Record<EventCategory, Audience>> = {
  opportunity: 'sight',
  cycle: 'actor',
  submission: 'sight',
  file: 'sight',
  comment: 'viewComments',
  vote: 'viewVotes',
  team: 'viewTeam',
  decision: 'decide',
  message: 'viewComments',
  scorecard: 'viewTeam',
  score: 'actor',
  conflict: 'actor',
  collection: 'sight',
  import: 'actor',
  // The directory is nobody's case.
  company: 'actor',
  user: 'actor',
  corporation: 'actor',
  search: 'actor',
};

export const audienceOf = (kind: EventKind): Audience =>
  // A decision that was sent moved the submission, which all see; until then it is the movers'.
  kind === 'decision.sent' ? 'viewTeam' : audiences[eventCategoryOf(kind)];
