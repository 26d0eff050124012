import { isUuid } from '#core/domain/schemas.ts';
import {
  isChoice,
  type QuestionDraft,
  type QuestionKind,
} from '#features/cases/corporations/domain/question.ts';

type Options = NonNullable<QuestionDraft['options']>;

let added = 0;

/** In lists and drafts only: the server gives what is new an id of its own. */
function newKey(): string {
  added += 1;
  return `new-${Date.now()}-${added}`;
}

export const newQuestion = (): QuestionDraft => ({
  id: newKey(),
  text: '',
  kind: 'short',
  isRequired: false,
});

export const newOption = (label = ''): Options[number] => ({ id: newKey(), label });

/** Moves one before another; null: to the end. */
export function movedQuestion(
  questions: readonly QuestionDraft[],
  key: string,
  before: string | null,
): QuestionDraft[] {
  const moved = questions.find(({ id }) => id === key);
  const others = questions.filter((one) => one !== moved);
  const place = others.findIndex(({ id }) => id === before);
  return moved ? others.toSpliced(place === -1 ? others.length : place, 0, moved) : [...questions];
}

/** A choice begins with two empty options. What other kinds had stays, should one change back. */
export const withKind = (question: QuestionDraft, kind: QuestionKind): QuestionDraft => ({
  ...question,
  kind,
  ...(isChoice({ kind }) &&
    (question.options ?? []).length === 0 && { options: [newOption(), newOption()] }),
});

/** Options after one of several lines was pasted into another: each line is one. */
export function withPastedOptions(options: Options, place: number, pasted: string): Options {
  const [first = '', ...rest] = pasted
    .split(/\r?\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  return options.toSpliced(
    place,
    1,
    ...options.slice(place, place + 1).map((option) => ({ ...option, label: first })),
    ...rest.map(newOption),
  );
}

const idOf = (id: string | undefined) => (isUuid(id) ? { id } : {});

/** As they are sent: without keys of our own, empty options and help. */
export const sentQuestions = (questions: readonly QuestionDraft[]): QuestionDraft[] =>
  questions.map(({ id, help, options, ...question }) => ({
    ...idOf(id),
    ...question,
    text: question.text.trim(),
    ...(help !== undefined && help.trim() !== '' && { help: help.trim() }),
    ...(isChoice(question) && {
      options: options
        ?.map((option) => ({ ...idOf(option.id), label: option.label.trim() }))
        .filter(({ label }) => label !== ''),
    }),
  }));
