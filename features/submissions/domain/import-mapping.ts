import { importFields, type ImportField } from './import-fields.ts';

/** What a column of a file becomes: a field, the answer to a question, or nothing. */
export type Target = ImportField | `answer:${string}` | null;
export type Mapping = Readonly<Record<string, Target>>;

/** A record of a file: its columns by name. */
export type SourceRecord = Readonly<Record<string, unknown>>;

/** `Contact_E-Mail ` and `contactEmail` are one name. */
const plain = (name: string): string =>
  name
    .replace(/([a-z\d])([A-Z])/gu, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function fieldNamed(column: string): ImportField | null {
  const name = plain(column);
  const found =
    importFields.find(({ field, label }) => plain(field) === name || plain(label) === name) ??
    importFields.find(({ names }) => names.some((other) => plain(other) === name));
  return found?.field ?? null;
}

/**
 * What each column most likely is: a field by its name, else the question it asks. No field is
 * proposed twice; the first column of its name has it.
 */
export function proposedMapping(columns: readonly string[], questions: readonly string[]): Mapping {
  const taken = new Set<Target>();
  const proposals = columns.map((column): [string, Target] => {
    const question = questions.find((asked) => plain(asked) === plain(column));
    const target: Target =
      question === undefined ? fieldNamed(column) : (`answer:${question}` as const);
    if (target === null || taken.has(target)) return [column, null];
    taken.add(target);
    return [column, target];
  });
  return Object.fromEntries(proposals);
}

/** Fields that an import cannot do without, and no column is mapped to. */
export const missingFields = (mapping: Mapping): string[] =>
  importFields.flatMap(({ field, label, isRequired }) =>
    isRequired && !Object.values(mapping).includes(field) ? [label] : [],
  );

function asText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'object') return JSON.stringify(value);
  return String(value).trim();
}

/** A record as the import takes it. Empty cells say nothing, except that an answer is empty. */
export function mappedRow(record: SourceRecord, mapping: Mapping): Record<string, unknown> {
  const row: Record<string, unknown> = {};
  const answers: { question: string; answer: string }[] = [];
  for (const [column, target] of Object.entries(mapping)) {
    const value = Object.hasOwn(record, column) ? asText(record[column]) : '';
    if (target === null || value === '') continue;
    if (target.startsWith('answer:')) {
      answers.push({ question: target.slice('answer:'.length), answer: value });
    } else row[target] = value;
  }
  return answers.length > 0 ? { ...row, answers } : row;
}
