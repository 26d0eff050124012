import { may, type Person } from '#core/domain/authorization/permissions.ts';
import type { Opportunity } from '#features/cases/opportunities/domain/opportunity.ts';
import type { Submission } from '#features/cases/submissions/domain/submission.ts';

/** What the reader may do with submissions of an opportunity; with one that was withdrawn, nothing. */
export function submissionRights(
  person: Person,
  opportunity: Opportunity,
  withdrawnAt: Submission['withdrawnAt'] = null,
) {
  const isOpen = opportunity.status !== 'FINISHED' && withdrawnAt === null;
  return {
    canMove: isOpen && may(person, 'moveSubmissions', opportunity),
    canVote: isOpen && may(person, 'vote', opportunity),
    canScore: isOpen && may(person, 'vote', opportunity) && may(person, 'viewVotes', opportunity),
    canDecide: isOpen && may(person, 'decide', opportunity),
  };
}
export type SubmissionRights = ReturnType<typeof submissionRights>;
