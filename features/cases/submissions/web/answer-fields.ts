import {
  dayRangeOf,
  listOf,
  listText,
  numberRangeOf,
  rangeText,
  type DayEnd,
} from '#core/domain/filter-values.ts';
import type { FilterDefinition, FilterValues } from '#core/web/views/filters/filter-definition.ts';
import { answerText, askedAnswer } from '#core/web/views/filters/filter-words.ts';
import type { Question, QuestionKind } from '#features/cases/corporations/domain/question.ts';
import type { AnswerFilter } from '#features/cases/submissions/domain/answer-filter.ts';

/** Each question of the form as a field to filter by; the address has them in one list. */

const group = 'Answers';
const before = 'answer ';
const paramOf = (questionId: string) => `${before}${questionId}`;

export const isAnswerField = ({ param }: Pick<FilterDefinition, 'param'>): boolean =>
  param.startsWith(before);

const kinds: Readonly<Record<QuestionKind, FilterDefinition['kind']>> = {
  short: 'text',
  long: 'text',
  number: 'numbers',
  choice: 'choices',
  choices: 'choices',
  date: 'days',
  file: 'choice',
  consent: 'choice',
};

/** What is either there or not. */
const present: Readonly<Partial<Record<QuestionKind, FilterDefinition['options']>>> = {
  file: [
    { value: 'any', label: 'Added' },
    { value: 'none', label: 'Not added' },
  ],
  consent: [
    { value: 'any', label: 'Agreed' },
    { value: 'none', label: 'Not agreed' },
  ],
};

function fieldOf({ id, text, kind, options = [] }: Question): FilterDefinition {
  const param = paramOf(id);
  const either = present[kind];
  if (either) return { param, label: text, kind: 'choice', options: either, group };
  const choices = options.map((option) => ({ value: option.id, label: option.label }));
  return { param, label: text, kind: kinds[kind], options: choices, group, isAnswer: true };
}

/** The questions that are asked, and those of filters whose question is gone. */
export function answerFields(
  questions: readonly Question[],
  filters: readonly AnswerFilter[] = [],
): readonly FilterDefinition[] {
  const gone = filters.filter(({ questionId }) => !questions.some(({ id }) => id === questionId));
  return [
    ...questions.map(fieldOf),
    ...gone.map(({ questionId }): FilterDefinition => ({
      param: paramOf(questionId),
      label: 'A question that is no longer asked',
      kind: 'text',
      group,
      isAnswer: true,
    })),
  ];
}

/** What a filter asks for, as its field has it. */
function valueOf(filter: AnswerFilter): string | undefined {
  const { isAnswered, has, is, anyOf, least, most, from = '', to = '' } = filter;
  if (isAnswered !== undefined) return isAnswered ? 'any' : 'none';
  if (has !== undefined) return answerText('text', { operator: 'has', value: has });
  if (is !== undefined) return answerText('text', { operator: 'is', value: is });
  if (anyOf) return listText(anyOf);
  if (least !== undefined || most !== undefined) {
    return rangeText({ from: String(least ?? ''), to: String(most ?? '') });
  }
  return rangeText({ from, to }) || undefined;
}

const dayOf = (end: DayEnd | undefined) => (end && 'day' in end ? end.day : undefined);

/** The filter for what a field asks for; null for none. */
function filterOf(
  { param, kind }: FilterDefinition,
  text: string | undefined,
): AnswerFilter | null {
  if (text === undefined || text === '') return null;
  const questionId = param.slice(before.length);
  const { operator, value } = askedAnswer(kind, text);
  if (operator === 'any' || operator === 'none') {
    return { questionId, isAnswered: operator === 'any' };
  }
  if (kind === 'text')
    return operator === 'has' ? { questionId, has: value } : { questionId, is: value };
  if (kind === 'choices') return { questionId, anyOf: listOf(value) };
  if (kind === 'numbers') {
    const { least, most } = numberRangeOf(value) ?? {};
    return {
      questionId,
      ...(least !== undefined && { least }),
      ...(most !== undefined && { most }),
    };
  }
  const range = dayRangeOf(value);
  const [from, to] = [dayOf(range?.from), dayOf(range?.to)];
  return { questionId, ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}

/** The filters of the address by field. */
export const answerFieldValues = (filters: readonly AnswerFilter[] = []): FilterValues =>
  Object.fromEntries(filters.map((filter) => [paramOf(filter.questionId), valueOf(filter)]));

/** The filters of the address after fields have changed; undefined for none. */
export function withAnswerFields(
  fields: readonly FilterDefinition[],
  filters: readonly AnswerFilter[] | undefined,
  next: FilterValues,
): readonly AnswerFilter[] | undefined {
  const values = Object.assign(answerFieldValues(filters), next);
  const all = fields
    .filter(isAnswerField)
    .flatMap((field) => filterOf(field, values[field.param]) ?? []);
  return all.length === 0 ? undefined : all;
}
