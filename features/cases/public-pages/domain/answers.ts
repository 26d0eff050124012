import { publicPageRefusals } from './refusals.ts';
import type { Question } from '#features/cases/corporations/domain/question.ts';
import { refuse, type Refusal } from '#core/domain/refusals.ts';
import {
  problemOfAnswer,
  readAnswer,
  type AnswerContext,
  type EnteredAnswer,
} from '#features/cases/submissions/domain/answer-values.ts';
import {
  findQuestion,
  type Answer,
  type NamedQuestion,
} from '#features/cases/submissions/domain/answers.ts';

type SentAnswer = NamedQuestion & EnteredAnswer;

const nothing: EnteredAnswer = { answer: '' };

function refusalOf(
  question: Question,
  entered: EnteredAnswer,
  context: AnswerContext,
): Refusal | null {
  const problem = problemOfAnswer(question, entered, context);
  if (problem === null) return null;
  const { text } = question;
  return readAnswer(question, entered, context) === null
    ? refuse(publicPageRefusals['public.answerMissing'], { question: text })
    : refuse(publicPageRefusals['public.answerUnfit'], { question: text, problem });
}

/**
 * Why these answers are refused, or null. A question that was reworded since the form was opened is
 * named by its id; one that is no longer asked is unknown.
 */
export function refusalOfAnswers(
  questions: readonly Question[],
  answers: readonly SentAnswer[],
  context: AnswerContext,
): Refusal | null {
  const answered = new Map(answers.map((one) => [findQuestion(questions, one), one] as const));
  if (answered.size < answers.length || answered.has(undefined)) {
    return refuse(publicPageRefusals['public.unknownQuestion']);
  }
  for (const question of questions) {
    const refusal = refusalOf(question, answered.get(question) ?? nothing, context);
    if (refusal !== null) return refusal;
  }
  return null;
}

/** In the order of the questions, in their present wording; empty ones are left out. */
export const answersInOrder = (
  questions: readonly Question[],
  answers: readonly SentAnswer[],
  context: AnswerContext,
): Answer[] =>
  questions.flatMap((question) =>
    answers.flatMap((one) => {
      if (findQuestion(questions, one) !== question) return [];
      const read = readAnswer(question, one, context);
      if (read === null || 'problem' in read) return [];
      return [{ questionId: question.id, question: question.text, ...read }];
    }),
  );
