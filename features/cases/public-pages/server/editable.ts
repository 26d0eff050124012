import type { Stage } from '#core/domain/identity/stage.ts';
import { parseQuestions, type Question } from '#features/cases/corporations/domain/question.ts';
import { isRefusalStage } from '#features/cases/corporations/domain/stages.ts';
import type { Editable } from '#features/cases/public-pages/domain/follow-up.ts';
import { contentTagOf } from '#features/cases/submissions/server/shared/versions.ts';
import type { FollowedSubmission } from './followed-submission.ts';

interface Standing {
  readonly submission: Pick<FollowedSubmission['submission'], 'stage' | 'withdrawnAt'>;
  readonly opportunity: Pick<FollowedSubmission['opportunity'], 'status'>;
  readonly stages: readonly Stage[];
  /** Whether the submitter was told a decision. */
  readonly isDecided: boolean;
}

/** Until the deadline, and not once it is decided. */
export const isEditable = ({ submission, opportunity, stages, isDecided }: Standing): boolean =>
  opportunity.status === 'ACTIVE' &&
  submission.withdrawnAt === null &&
  !isDecided &&
  !isRefusalStage(stages, submission.stage);

/** What can be answered again: a file that was sent stays, and others come with messages. */
export const revisableQuestions = (questions: readonly Question[]): Question[] =>
  questions.filter(({ kind }) => kind !== 'file');

/** What its submitter can change; null: nothing any more. */
export function editableOf(
  { submission, opportunity }: FollowedSubmission,
  stages: readonly Stage[],
  isDecided: boolean,
): Editable | null {
  if (!isEditable({ submission, opportunity, stages, isDecided })) return null;
  const { contactName, companyUrl, answers } = submission;
  return {
    contactName: contactName ?? '',
    website: companyUrl ?? '',
    answers,
    questions: revisableQuestions(parseQuestions(opportunity.questions) ?? []),
    contentTag: contentTagOf(submission),
  };
}
