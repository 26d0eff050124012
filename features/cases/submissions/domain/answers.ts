import * as z from 'zod/mini';
import { Id, Instant } from '#core/domain/schemas.ts';

/** The value of an answer that is more than text, by the kind of its question. */
const TypedAnswer = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('number'), value: z.number() }),
  /** `2027-03-31`. */
  z.object({ kind: z.literal('date'), value: z.string() }),
  /** The chosen options, with their present labels; the last ones of those that are gone. */
  z.object({
    kind: z.enum(['choice', 'choices']),
    value: z.array(z.object({ id: z.string(), label: z.string() })),
  }),
  /** The id of a file of the submission. */
  z.object({ kind: z.literal('file'), value: Id }),
  /** When and to what somebody agreed. The wording is the one that they read. */
  z.object({
    kind: z.literal('consent'),
    value: z.object({ at: Instant, wording: z.string() }),
  }),
]);
export type TypedAnswer = z.infer<typeof TypedAnswer>;

/** An answer as it is stored. Null: to a question that has no id, such as one that was imported. */
export const Answer = z.object({
  questionId: z.nullable(Id),
  /** The question's wording: the present one as long as it is asked, then its last. */
  question: z.string(),
  /** The answer as text, whatever its kind. */
  answer: z.string(),
  /** Absent: text is all there is. */
  typed: z.optional(TypedAnswer),
});
export type Answer = z.infer<typeof Answer>;

/** A question that is asked, or was answered. */
export interface KnownQuestion {
  readonly id: string | null;
  readonly text: string;
}

/** How a question is named: by its id, or by its wording. */
export interface NamedQuestion {
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
): Answer[] => answers.filter((one) => findQuestion(questions, one) === question);
