import type { Queryable } from '#core/platform/database/open.ts';
import { newId } from '#core/server/tables/columns.ts';
import type { Question, QuestionDraft } from '#features/cases/corporations/domain/public-page.ts';
import {
  questionsWithIds,
  rewordedQuestions,
} from '#features/cases/corporations/domain/questions.ts';
import type { SubmissionChanges } from '#features/cases/corporations/server/shared/submission-changes.ts';

/** The questions to store; the answers to those that are reworded follow. The caller holds the lock. */
export async function changeQuestions(
  db: Queryable,
  { updateWordings }: SubmissionChanges,
  corporationId: string,
  drafts: readonly QuestionDraft[],
  before: readonly Question[],
): Promise<Question[]> {
  const questions = questionsWithIds(drafts, before, newId);
  await updateWordings(db, corporationId, rewordedQuestions(before, questions));
  return questions;
}
