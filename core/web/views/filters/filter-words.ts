import { dayEndOf, listOf, rangeEnds } from '#core/domain/filter-values.ts';
import { formatNumber, pluralize } from '#core/domain/format.ts';
import { dateFormats } from '#ui/date-formats.ts';
import type { FilterDefinition } from './filter-definition.ts';

/** How the answer to a question is asked for. */
export const answerOperators = [
  { value: 'has', label: 'Contains' },
  { value: 'is', label: 'Is' },
  { value: 'any', label: 'Answered' },
  { value: 'none', label: 'Not answered' },
] as const;
export type AnswerOperator = (typeof answerOperators)[number]['value'];

export interface AskedAnswer {
  readonly operator: AnswerOperator;
  /** What it contains, or is. */
  readonly value: string;
}

/** What is asked of an answer. Only of a text, `has` and `is` differ. */
export function askedAnswer(kind: FilterDefinition['kind'], value: string): AskedAnswer {
  if (value === 'any' || value === 'none') return { operator: value, value: '' };
  if (kind !== 'text') return { operator: 'is', value };
  return value.startsWith('is:')
    ? { operator: 'is', value: value.slice(3) }
    : { operator: 'has', value: value.replace(/^has:/u, '') };
}

export const answerText = (
  kind: FilterDefinition['kind'],
  { operator, value }: AskedAnswer,
): string | undefined => {
  if (operator === 'any' || operator === 'none') return operator;
  if (value === '') return undefined;
  return kind === 'text' ? `${operator}:${value}` : value;
};

/** A chip has room for as many. */
const namedMost = 2;

function listWords({ options = [] }: FilterDefinition, values: readonly string[]): string {
  const labels = values.map((one) => options.find(({ value }) => value === one)?.label ?? one);
  return labels.length <= namedMost
    ? labels.join(', ')
    : `${labels[0]} and ${labels.length - 1} more`;
}

function numberWords(value: string, unit: string | undefined): string {
  const { from, to } = rangeEnds(value);
  const number = (end: string) => formatNumber(Number(end));
  const behind = unit === undefined ? '' : ` ${unit}`;
  if (from === to) return `${number(from)}${behind}`;
  if (to === '') return `${number(from)} or more${behind}`;
  return from === ''
    ? `${number(to)} or less${behind}`
    : `${number(from)} to ${number(to)}${behind}`;
}

function relativeWords(days: number): string {
  if (days === 0) return 'today';
  const count = pluralize(Math.abs(days), 'day', 'days');
  return days < 0 ? `${count} ago` : `in ${count}`;
}

function endWords(typed: string): string {
  const end = dayEndOf(typed);
  if (end === null) return typed;
  return 'days' in end ? relativeWords(end.days) : dateFormats().day.format(new Date(end.day));
}

function dayWords(value: string): string {
  const { from, to } = rangeEnds(value);
  const [first, last] = [dayEndOf(from), dayEndOf(to)];
  const starts = first !== null && 'days' in first ? first.days : null;
  const ends = last !== null && 'days' in last ? last.days : null;
  if (starts !== null && starts < 0 && (ends === 0 || to === '')) {
    return `last ${pluralize(-starts, 'day', 'days')}`;
  }
  if (starts === 0 && ends !== null && ends > 0) return `next ${pluralize(ends, 'day', 'days')}`;
  if (from === to) return endWords(from);
  if (to === '') return `from ${endWords(from)}`;
  return from === '' ? `until ${endWords(to)}` : `${endWords(from)} to ${endWords(to)}`;
}

/** What a filter asks for, in words: "New, Screening", "3 or more", "last 30 days". */
export function filterWords(field: FilterDefinition, text: string): string {
  const { kind, isAnswer = false, unit } = field;
  const { operator, value } = isAnswer
    ? askedAnswer(kind, text)
    : ({ operator: 'has', value: text } as const);
  if (operator === 'any') return 'answered';
  if (operator === 'none') return 'not answered';
  if (kind === 'choice') return listWords(field, [value]);
  if (kind === 'choices') return listWords(field, listOf(value));
  if (kind === 'numbers') return numberWords(value, unit);
  if (kind === 'days') return dayWords(value);
  return operator === 'is' ? `is “${value}”` : `“${value}”`;
}
