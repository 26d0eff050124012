import { interpolate, type SlotsOf } from './refusals.ts';

/** Every success a person is told of (section 8, "Collections (toasts)", and ours). */
export const notices = {
  'collection.created': 'Successfully created collection with name {n}.',
  'collection.deleted': 'Deleted collection {n}.',
  'collection.restored': 'Brought collection {n} back.',
  'collection.left': 'Left collection {n}.',
  'collection.added': 'Successfully added {x} to collection {c}.',
  'collection.removed': 'Successfully removed {x} from collection {c}.',
  'collection.blacklisted': "Successfully added {x} to collection {c}'s blacklist.",
  'collection.unblacklisted': 'Successfully removed {x} from collection {c} blacklist.',
  'collection.shared': 'Successfully shared collection {c} to {k} new user(s).',
  'collection.subspaceCreated': 'Created sub-space {n}.',
  'collection.subspaceUpdated': 'Updated sub-space {n}.',
  'collection.subspaceDeleted': 'Deleted sub-space.',
  'collection.assigned': 'Updated sub-space assignments.',
  'opportunity.posted': 'Posted {name}.',
  'opportunity.saved': 'Saved.',
  'opportunity.closed': 'Closed {name}.',
  'opportunity.reopened': 'Reopened {name}.',
  'opportunity.removed': 'Deleted {name}.',
  'scorecard.saved': 'Saved the scorecard of this opportunity.',
  'scorecard.savedForAll': 'Saved the scorecard for all opportunities of {c} without their own.',
  'scorecard.reset': 'This opportunity is judged by the scorecard of {c} again.',
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
  'match.accepted': '{x} and {y} are one company.',
  'match.rejected': '{x} and {y} are not one company.',
  'match.reopened': '{x} and {y}: open again.',
  'savedSearch.saved': 'Saved {name}.',
  'savedSearch.deleted': 'Deleted {name}.',
  'savedSearch.restored': 'Brought {name} back.',
  'savedSearch.daily': 'You are told of {name} every morning, if there is anything new.',
  'savedSearch.weekly': 'You are told of {name} on Mondays, if there is anything new.',
  'savedSearch.off': 'You are not told of {name} any more.',
  'export.cut': '{total} companies match. The file holds the first {most}.',
  'import.arrived': '{file} has arrived. Go on with it under Administration, Imports.',
  'link.copied': 'Link copied.',
  'list.copied': 'Copied the list.',
} as const;

export type NoticeCode = keyof typeof notices;

/** The sentence of a notice, with its slots filled. */
export function noticeText<Code extends NoticeCode>(
  code: Code,
  ...slots: SlotsOf<(typeof notices)[Code]>
): string {
  return interpolate(notices[code], slots[0]);
}
