import { publicPageRefusals } from './refusals.ts';
import type { Question } from '#features/cases/corporations/domain/public-page.ts';
import { refuse, type Refusal } from '#core/domain/refusals.ts';
import { findQuestion, type Answer } from '#features/cases/submissions/domain/answers.ts';
import type { PublicSubmission } from './public-submission.ts';

type SentAnswers = PublicSubmission['answers'];

/**
 * Why these answers are refused, or null. A question that was reworded since the form was opened is
 * named by its id; one that is no longer asked is unknown.
 */
export function refusalOfAnswers(
  questions: readonly Question[],
  answers: SentAnswers,
): Refusal | null {
  const answered = new Map(
    answers.map((one) => [findQuestion(questions, one), one.answer.trim()] as const),
  );
  if (answered.size < answers.length || answered.has(undefined)) {
    return refuse(publicPageRefusals['public.unknownQuestion']);
  }
  const missing = questions.find(
    (question) => question.isRequired && (answered.get(question) ?? '') === '',
  );
  return missing
    ? refuse(publicPageRefusals['public.answerMissing'], { question: missing.text })
    : null;
}

/** In the order of the questions, in their present wording; empty ones are left out. */
export const answersInOrder = (questions: readonly Question[], answers: SentAnswers): Answer[] =>
  questions.flatMap((question) =>
    answers.flatMap((one) =>
      findQuestion(questions, one) === question && one.answer.trim() !== ''
        ? [{ questionId: question.id, question: question.text, answer: one.answer }]
        : [],
    ),
  );
