import * as z from 'zod/mini';
import { limits } from '#core/domain/limits.ts';
import { text, Uuid } from '#core/domain/schemas.ts';
import { questionLimits } from '#features/cases/corporations/domain/limits.ts';
import { parseNumber } from '#features/cases/corporations/domain/parse-number.ts';
import { optionSeparator, type Question } from '#features/cases/corporations/domain/question.ts';
import type { Answer, TypedAnswer } from './answers.ts';

/**
 * The value of an answer as it is sent: a number, a day, an option or a file by its id, options by
 * theirs, or true for a consent. Text alone is read by the kind of its question, except for files and
 * consents.
 */
export const SentValue = z.union([
  z.number(),
  z.literal(true),
  text(limits.nameCharacters),
  z.array(Uuid).check(z.maxLength(questionLimits.optionsMost)),
]);
export type SentValue = z.infer<typeof SentValue>;

export interface EnteredAnswer {
  /** The wording that was read. */
  readonly question?: string | undefined;
  readonly answer: string;
  readonly value?: SentValue | undefined;
}

/** What an answer depends on beside its question. */
export interface AnswerContext {
  /** The names of the files that are sent with it, by id. */
  readonly files: ReadonlyMap<string, string>;
  readonly now: string;
}

/** Null: nothing is answered. */
type ReadAnswer = Pick<Answer, 'answer' | 'typed'> | { readonly problem: string } | null;

const typedAs = (answer: string, typed: TypedAnswer): ReadAnswer => ({ answer, typed });

function readNumber({ least, most }: Question, { answer, value }: EnteredAnswer): ReadAnswer {
  const number = typeof value === 'number' ? value : parseNumber(answer);
  if (number === null || Math.abs(number) > questionLimits.numberMost) {
    return { problem: 'Enter a number in digits, such as 12500 or 12.5.' };
  }
  if (least !== undefined && number < least) return { problem: `Enter ${least} or more.` };
  if (most !== undefined && number > most) return { problem: `Enter ${most} or less.` };
  return typedAs(String(number), { kind: 'number', value: number });
}

/** A day as it is written, or at the start of a moment, as files have it. */
export function parseDay(typed: string): string | null {
  const [, day] = /^(\d{4}-\d{2}-\d{2})(?:T00:00(?::00(?:\.0+)?)?Z?)?$/u.exec(typed.trim()) ?? [];
  if (day === undefined || Number.isNaN(Date.parse(day))) return null;
  const isReal = new Date(day).toISOString().startsWith(day);
  return isReal && day >= '1900' && day < '2200' ? day : null;
}

function readDate({ answer, value }: EnteredAnswer): ReadAnswer {
  const day = parseDay(typeof value === 'string' ? value : answer);
  return day === null
    ? { problem: 'Enter a day, such as 2027-03-31.' }
    : typedAs(day, { kind: 'date', value: day });
}

const plain = (label: string) => label.trim().toLowerCase();

function readChoice(
  { kind, options = [] }: Question & { readonly kind: 'choice' | 'choices' },
  { answer, value }: EnteredAnswer,
): ReadAnswer {
  const ids = typeof value === 'string' ? [value] : Array.isArray(value) ? value : null;
  const labels = answer.split(new RegExp(`[${optionSeparator}\n]`, 'u')).map(plain);
  const isNamed = (option: { id: string; label: string }) =>
    ids === null ? labels.includes(plain(option.label)) : ids.includes(option.id);
  const choices = options.filter(isNamed);
  const count = ids === null ? labels.filter((label) => label !== '').length : new Set(ids).size;
  if (choices.length < count) return { problem: 'Choose from the options.' };
  if (kind === 'choice' && choices.length > 1) return { problem: 'Choose one of the options.' };
  const text = choices.map(({ label }) => label).join(`${optionSeparator} `);
  return typedAs(text, { kind, value: choices.map(({ id, label }) => ({ id, label })) });
}

function readFile({ value }: EnteredAnswer, files: AnswerContext['files']): ReadAnswer {
  const name = typeof value === 'string' ? files.get(value) : undefined;
  return name === undefined || typeof value !== 'string'
    ? { problem: 'Add the file again.' }
    : typedAs(name, { kind: 'file', value });
}

/** What a consent reads as text. */
const consentText = 'Agreed';

/** Whether somebody read another wording than the present one: they did not agree to that. */
export const isReworded = ({ text }: Question, { question }: EnteredAnswer): boolean =>
  question !== undefined && question !== text;

const isEmpty = ({ answer, value }: EnteredAnswer): boolean =>
  value === undefined ? answer.trim() === '' : Array.isArray(value) && value.length === 0;

/** An answer by the kind of its question, or what is wrong with it. Whether it is required is not asked. */
export function readAnswer(
  question: Question,
  entered: EnteredAnswer,
  { files, now }: AnswerContext,
): ReadAnswer {
  if (isEmpty(entered)) return null;
  const { kind } = question;
  if (kind === 'number') return readNumber(question, entered);
  if (kind === 'date') return readDate(entered);
  if (kind === 'choice' || kind === 'choices') return readChoice({ ...question, kind }, entered);
  if (kind === 'file') return readFile(entered, files);
  if (kind === 'consent') {
    if (entered.value !== true) return { problem: 'Tick the box to agree.' };
    return isReworded(question, entered)
      ? { problem: 'This has changed. Read it and tick the box again.' }
      : typedAs(consentText, { kind, value: { at: now, wording: question.text } });
  }
  return { answer: entered.answer };
}

/** The sentence for a required question that is not answered. */
const missingAnswer: Readonly<Record<Question['kind'], string>> = {
  short: 'This question needs an answer.',
  long: 'This question needs an answer.',
  number: 'Enter a number.',
  choice: 'Choose one of the options.',
  choices: 'Choose at least one option.',
  date: 'Choose a day.',
  file: 'Add a file.',
  consent: 'Tick the box to agree.',
};

/** Why an answer cannot be taken, or null: missing, or not of its kind. The form and the server ask this. */
export function problemOfAnswer(
  question: Question,
  entered: EnteredAnswer,
  context: AnswerContext,
): string | null {
  const read = readAnswer(question, entered, context);
  if (read === null) return question.isRequired ? missingAnswer[question.kind] : null;
  return 'problem' in read ? read.problem : null;
}

/** An answer as its form has it. */
export function enteredOf({ answer, typed }: Pick<Answer, 'answer' | 'typed'>): EnteredAnswer {
  if (typed?.kind !== 'choice' && typed?.kind !== 'choices') return { answer };
  return { answer, value: typed.value.map(({ id }) => id) };
}
