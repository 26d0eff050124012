import { publicPageRefusals } from './refusals.ts';
import type { Question } from '#features/corporations/domain/public-page.ts';
import { refuse, type Refusal } from '#core/domain/refusals.ts';

interface Answer {
  readonly question: string;
  readonly answer: string;
}

/** Why these answers are refused, or null. Used by the form, too. */
export function refusalOfAnswers(
  questions: readonly Question[],
  answers: readonly Answer[],
): Refusal | null {
  const asked = new Set(questions.map(({ text }) => text));
  const answered = new Map(answers.map(({ question, answer }) => [question, answer.trim()]));
  if (answered.size < answers.length || answers.some(({ question }) => !asked.has(question))) {
    return refuse(publicPageRefusals['public.unknownQuestion']);
  }
  const missing = questions.find(
    ({ text, isRequired }) => isRequired && (answered.get(text) ?? '') === '',
  );
  return missing
    ? refuse(publicPageRefusals['public.answerMissing'], { question: missing.text })
    : null;
}

/** In the order of the questions; empty ones are left out. */
export const answersInOrder = (
  questions: readonly Question[],
  answers: readonly Answer[],
): Answer[] =>
  questions.flatMap(({ text }) =>
    answers.filter(({ question, answer }) => question === text && answer.trim() !== ''),
  );
