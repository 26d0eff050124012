import * as z from 'zod/mini';
import { Id } from '#core/domain/schemas.ts';

/** An answer as it is stored. Null: to a question that has no id, such as one that was imported. */
export const Answer = z.object({
  questionId: z.nullable(Id),
  /** The question's wording: the present one as long as it is asked, then its last. */
  question: z.string(),
  answer: z.string(),
});
export type Answer = z.infer<typeof Answer>;

/** A question that is asked, or was answered. */
export interface KnownQuestion {
  readonly id: string | null;
  readonly text: string;
}

/** How a question is named: by its id, or by its wording. */
interface NamedQuestion {
  readonly questionId?: string | null | undefined;
  readonly question?: string | undefined;
}

/** The question that is named: by the id if there is one, else by the wording. */
export const findQuestion = <Question extends KnownQuestion>(
  questions: readonly Question[],
  { questionId, question }: NamedQuestion,
): Question | undefined =>
  questionId
    ? questions.find(({ id }) => id === questionId)
    : questions.find(({ text }) => text === question);

/** The questions of answers, each as often as it is answered. */
export const questionsOf = (answers: readonly Answer[]): KnownQuestion[] =>
  answers.map(({ questionId, question }) => ({ id: questionId, text: question }));

/**
 * An answer under the id and the present wording of its question. An id that is unknown here is not
 * taken over: its wording counts.
 */
export function answerToKnown(
  questions: readonly KnownQuestion[],
  { questionId, question, answer }: NamedQuestion & { readonly question: string; answer: string },
): Answer {
  const match =
    findQuestion(questions, { questionId, question }) ?? findQuestion(questions, { question });
  return { questionId: match?.id ?? null, question: match?.text ?? question, answer };
}

/**
 * Each question once, in order of first appearance. One without an id is that of the same wording
 * with one.
 */
export function distinctQuestions(questions: readonly KnownQuestion[]): KnownQuestion[] {
  const withId = questions.filter(({ id }) => id !== null);
  const distinct = new Map<string, KnownQuestion>();
  for (const question of questions) {
    const same = question.id === null ? withId.find(({ text }) => text === question.text) : null;
    const { id, text } = same ?? question;
    const key = id === null ? `text ${text}` : `id ${id}`;
    if (!distinct.has(key)) distinct.set(key, { id, text });
  }
  return [...distinct.values()];
}

/** The answers to one of some distinct questions. */
export const answersTo = (
  question: KnownQuestion,
  questions: readonly KnownQuestion[],
  answers: readonly Answer[],
): string[] =>
  answers.flatMap((one) => (findQuestion(questions, one) === question ? [one.answer] : []));
