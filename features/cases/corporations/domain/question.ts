import * as z from 'zod/mini';
import { limits } from '#core/domain/limits.ts';
import { requiredText, Uuid } from '#core/domain/schemas.ts';
import { questionLimits } from './limits.ts';

/** What kinds of answers there are, in the order in which they are offered. */
export const questionKinds = [
  'short',
  'long',
  'number',
  'choice',
  'choices',
  'date',
  'file',
  'consent',
] as const;
const QuestionKind = z.enum(questionKinds);
export type QuestionKind = z.infer<typeof QuestionKind>;

export const questionKindLabels: Readonly<Record<QuestionKind, string>> = {
  short: 'Text',
  long: 'Long text',
  number: 'Number',
  choice: 'Choice',
  choices: 'Choices',
  date: 'Date',
  file: 'File',
  consent: 'Consent',
};

/** Parts without an id are new. */
const fieldsWith = <QuestionId extends z.ZodMiniType, OptionId extends z.ZodMiniType>(
  id: QuestionId,
  optionId: OptionId,
) => ({
  id,
  text: requiredText(limits.questionCharacters),
  kind: z._default(QuestionKind, 'short'),
  isRequired: z._default(z.boolean(), false),
  /** Below the question, in a few words. */
  help: z.optional(requiredText(questionLimits.helpCharacters)),
  /** Of a choice. An option keeps its id with another label. */
  options: z.optional(
    z
      .array(z.object({ id: optionId, label: requiredText(questionLimits.optionCharacters) }))
      .check(z.maxLength(questionLimits.optionsMost)),
  ),
  /** Bounds of a number. */
  least: z.optional(z.number()),
  most: z.optional(z.number()),
});

/**
 * A question of the submission form, asked beside the pitch. Its id stays the same as long as the
 * question does: another wording keeps it, another kind does not.
 */
export const Question = z.object(fieldsWith(Uuid, Uuid));
export type Question = z.infer<typeof Question>;

/** A question as it is to be; without an id, it is new. */
const QuestionDraft = z.object(fieldsWith(z.optional(Uuid), z.optional(Uuid)));
export type QuestionDraft = z.infer<typeof QuestionDraft>;

const Questions = z.array(Question).check(z.maxLength(limits.questionsMost));

/** What is stored is free-form where an older version wrote it: null when it is not valid. */
export const parseQuestions = (stored: unknown): Question[] | null =>
  z.safeParse(Questions, stored).data ?? null;

export const isChoice = ({ kind }: Pick<QuestionDraft, 'kind'>): boolean =>
  kind === 'choice' || kind === 'choices';

const isBlank = (text: string) => text.trim() === '';
const plain = (text: string) => text.trim().toLowerCase();
const hasTwice = (texts: readonly string[]) => new Set(texts.map(plain)).size < texts.length;

/** Separates chosen options where an answer is text. */
export const optionSeparator = ';';

function problemOfOptions(options: NonNullable<QuestionDraft['options']>): string | null {
  const labels = options.map(({ label }) => label).filter((label) => !isBlank(label));
  if (labels.length < questionLimits.optionsLeast) return 'Add at least two options.';
  if (hasTwice(labels)) return 'Two options are the same. Change one of them.';
  return labels.some((label) => label.includes(optionSeparator))
    ? 'An option cannot have a semicolon.'
    : null;
}

/** Why a question cannot be asked as it is, or null. */
function problemOfQuestion(question: QuestionDraft): string | null {
  const { text, kind, options = [], least, most } = question;
  if (isBlank(text))
    return kind === 'consent' ? 'Enter what they agree to.' : 'Enter the question.';
  if (isChoice(question)) return problemOfOptions(options);
  return kind === 'number' && least !== undefined && most !== undefined && least > most
    ? 'The lowest number is above the highest.'
    : null;
}

/** What is wrong with one of the questions of a form, or with all of them together. */
export interface QuestionsProblem {
  /** Null: with all of them. */
  readonly place: number | null;
  readonly problem: string;
}

/** The first reason why a form cannot be as it is, or null. */
export function problemOfQuestions(questions: readonly QuestionDraft[]): QuestionsProblem | null {
  for (const [place, question] of questions.entries()) {
    const problem = problemOfQuestion(question);
    if (problem !== null) return { place, problem };
  }
  if (hasTwice(questions.map(({ text }) => text))) {
    return { place: null, problem: 'The same question stands twice.' };
  }
  return questions.filter(({ kind }) => kind === 'file').length > questionLimits.filesMost
    ? { place: null, problem: `A form asks for at most ${questionLimits.filesMost} files.` }
    : null;
}

export const describeQuestionsProblem = ({ place, problem }: QuestionsProblem): string =>
  place === null ? problem : `Question ${place + 1}: ${problem}`;

const whole = (questions: QuestionDraft[]) => problemOfQuestions(questions) === null;

/** The questions of a form, in order. Each has the id that the form has, or none if it is new. */
export const QuestionDrafts = z.array(QuestionDraft).check(
  z.maxLength(limits.questionsMost),
  z.refine(whole, {
    error: ({ input }) => {
      const parsed = z.safeParse(z.array(QuestionDraft), input);
      const problem = parsed.success ? problemOfQuestions(parsed.data) : null;
      return problem === null ? undefined : describeQuestionsProblem(problem);
    },
  }),
);

const comparable = ({ id, text, kind, isRequired, help, options, least, most }: QuestionDraft) => [
  id ?? null,
  text,
  kind,
  isRequired,
  help ?? null,
  options?.map((option) => [option.id ?? null, option.label]) ?? null,
  least ?? null,
  most ?? null,
];

/** Whether two forms ask the same, whatever the order of keys. */
export const areSameQuestions = (
  one: readonly QuestionDraft[],
  other: readonly QuestionDraft[],
): boolean => JSON.stringify(one.map(comparable)) === JSON.stringify(other.map(comparable));
