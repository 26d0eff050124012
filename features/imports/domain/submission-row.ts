import { rawText, storable, type Cell } from './cells.ts';
import type { ImportMapping } from './import.ts';
import { questionOf } from './mapping.ts';

/**
 * Parses a record as a submission: its text by field, and its answers. Empty cells are omitted,
 * except answers, which become empty.
 */
export function submissionRow(
  record: Readonly<Record<string, Cell>>,
  mapping: ImportMapping,
): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  const answers: { question: string; answer: string }[] = [];
  for (const [column, field] of Object.entries(mapping)) {
    const text = Object.hasOwn(record, column) ? storable(rawText(record[column])).trim() : '';
    if (field === null || text === '') continue;
    const question = questionOf(field);
    if (question === null) row[field] = text;
    else answers.push({ question, answer: text });
  }
  return answers.length > 0 ? { ...row, answers } : row;
}
