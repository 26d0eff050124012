import type { Question } from '#features/cases/corporations/domain/question.ts';
import { enteredOf, readAnswer, type SentValue } from './answer-values.ts';
import { findQuestion, type Answer, type KnownQuestion } from './answers.ts';

interface SentAnswer {
  readonly questionId?: string | null | undefined;
  readonly question: string;
  readonly answer: string;
  readonly value?: SentValue | undefined;
}

/** The questions that an answer may belong to, and what is answered already. */
export interface AnswerPlaces {
  /** Those of the submission first, then those that are asked, then those that others have answered. */
  readonly candidates: readonly KnownQuestion[];
  /** Those that are asked. */
  readonly form: readonly Question[];
  readonly before: readonly Answer[];
}

/** Whether it is as it was, also where an option was taken away since. */
const isSame = (former: Answer, { answer, value }: Pick<SentAnswer, 'answer' | 'value'>) =>
  former.answer.trim() === answer.trim() &&
  (value === undefined || JSON.stringify(value) === JSON.stringify(enteredOf(former).value));

const noFiles = new Map<string, string>();

/** An answer that is refused, and why. */
export interface RefusedAnswer {
  readonly question: string;
  readonly problem: string;
}

/**
 * An answer by a colleague or of a file, under the id and the present wording of its question. An id
 * that is unknown here is not taken over: its wording counts. What its submitter has sent as a file or
 * agreed to stays, and is text from anyone else.
 */
export function answerToKnown(
  { candidates, form, before }: AnswerPlaces,
  { questionId, question, answer, value }: SentAnswer,
): Answer | RefusedAnswer {
  const match =
    findQuestion(candidates, { questionId, question }) ?? findQuestion(candidates, { question });
  const named = { questionId: match?.id ?? null, question: match?.text ?? question };
  const former = before.find(
    (one) => one.questionId === named.questionId && one.question === named.question,
  );
  if (former?.typed && isSame(former, { answer, value })) return { ...former, ...named };
  const target = form.find(({ id }) => id === match?.id);
  if (target === undefined || target.kind === 'file' || target.kind === 'consent') {
    return { ...named, answer };
  }
  const read = readAnswer(target, { answer, value }, { files: noFiles, now: '' });
  if (read !== null && 'problem' in read)
    return { question: named.question, problem: read.problem };
  return { ...named, ...(read ?? { answer }) };
}

export const isRefused = (one: Answer | RefusedAnswer): one is RefusedAnswer => 'problem' in one;
