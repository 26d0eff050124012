import type { Answer, KnownQuestion } from '#features/cases/submissions/domain/answers.ts';
import { rawText, storable, type Cell } from '#features/directory/imports/domain/cells.ts';
import type { ImportMapping } from '#features/directory/imports/domain/import.ts';
import { answerTo, questionOf } from '#features/directory/imports/domain/mapping.ts';

/** The text of a submission by field, and its answers. */
export interface SubmissionRow {
  readonly [field: string]: unknown;
  readonly answers?: readonly Answer[];
}

/**
 * Parses a record as a submission: its text by field, and its answers. Empty cells are omitted,
 * except answers, which become empty.
 */
export function submissionRow(
  record: Readonly<Record<string, Cell>>,
  mapping: ImportMapping,
  questions: readonly KnownQuestion[] = [],
): SubmissionRow {
  const row: Record<string, unknown> = {};
  const answers: Answer[] = [];
  for (const [column, field] of Object.entries(mapping)) {
    const text = Object.hasOwn(record, column) ? storable(rawText(record[column])).trim() : '';
    if (field === null || text === '') continue;
    const question = questionOf(field, questions);
    if (question === null) row[field] = text;
    else answers.push({ questionId: question.id, question: question.text, answer: text });
  }
  return answers.length > 0 ? { ...row, answers } : row;
}

/** Its values by the fields and questions that its columns are mapped to. */
export const valuesByTarget = ({
  answers = [],
  ...row
}: SubmissionRow): Record<string, unknown> => ({
  ...row,
  ...Object.fromEntries(
    answers.map(({ questionId, question, answer }) => [
      answerTo({ id: questionId, text: question }),
      answer,
    ]),
  ),
});
