import { isUuid } from '#core/domain/schemas.ts';
import { currencyOfHeader } from './currency-in-text.ts';
import type { ImportMapping } from './import.ts';
import type { ImportField, ImportQuestion, ImportTarget } from './import-target.ts';

/** `Contact_E-Mail ` and `contactEmail` are the same name. */
const plainName = (name: string): string =>
  name
    .replace(/([a-z\d])([A-Z])/gu, '$1 $2')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const answer = 'answer:';

/**
 * The mapping target of a column with answers to a question of the corporation's form: its id, which
 * outlives a rewording, or else its wording.
 */
export const answerTo = ({ id, text }: ImportQuestion): string => `${answer}${id ?? text}`;

/**
 * The question that a column answers; null when it is a field. A wording that several questions have
 * had stays a wording.
 */
export function questionOf(
  field: string,
  questions: readonly ImportQuestion[] = [],
): ImportQuestion | null {
  if (!field.startsWith(answer)) return null;
  const name = field.slice(answer.length);
  const withText = questions.filter(({ text }) => text === name);
  const match =
    questions.find(({ id }) => id === name) ?? (withText.length === 1 ? withText[0] : null);
  return match ?? { id: null, text: name };
}

/** A mapping with the ids of its questions. What named a question that is no longer known is left out. */
export const mappingToKnown = (
  mapping: ImportMapping,
  questions: readonly ImportQuestion[],
): ImportMapping =>
  Object.fromEntries(
    Object.entries(mapping).flatMap(([column, field]) => {
      const question = field === null ? null : questionOf(field, questions);
      if (question === null) return [[column, field]];
      return question.id === null && isUuid(question.text) ? [] : [[column, answerTo(question)]];
    }),
  );

/** The questions whose answers a column may have. */
export interface FormQuestions {
  /** Recognised by their wording alone. */
  readonly asked: readonly ImportQuestion[];
  /** Recognised in an export of ours. */
  readonly known: readonly ImportQuestion[];
}

export const noQuestions: FormQuestions = { asked: [], known: [] };

const prefix = /^(?:company|companies|startup|organi[sz]ation|org|account|firm|vendor|supplier) /u;

/**
 * The plain names that a header may stand for, the surest first: “Website (URL)” is also “website” and
 * “url”, `company_website` also “website”.
 */
function plainNamesOf(header: string): string[] {
  const [, inBrackets = ''] = /[([]([^()[\]]+)[)\]]/u.exec(header) ?? [];
  const withoutBrackets = header.replaceAll(/[([][^()[\]]*[)\]]/gu, ' ');
  const plain = [header, withoutBrackets].map(plainName);
  const names = [...plain, ...plain.map((name) => name.replace(prefix, '')), plainName(inBrackets)];
  return [...new Set(names)].filter((name) => name !== '');
}

/** Later than any of the names of a field. */
const nextName = 100;

/** How well a column's names fit the field: 0 is its own name, null is no match. */
function rankOf(
  { field, label, names }: Pick<ImportField, 'field' | 'label' | 'names'>,
  column: readonly string[],
): number | null {
  const aliases = [field, label, ...names].map(plainName);
  const ranks = column.flatMap((name, nth) => {
    const at = aliases.indexOf(name);
    return at === -1 ? [] : [nth * nextName + Math.max(0, at - 1)];
  });
  return ranks[0] ?? null;
}

/**
 * Proposes a field or a question for each column. A field goes to the column with the best matching
 * name; other columns stay unmapped.
 */
export function proposeMapping(
  target: ImportTarget,
  columns: readonly string[],
  { asked, known }: FormQuestions = noQuestions,
): ImportMapping {
  const fields = [
    ...target.fields,
    ...asked.map((question) => ({
      field: answerTo(question),
      label: question.text,
      names: [],
    })),
  ];
  const candidates = columns
    .flatMap((column, at) => {
      const question = target.questions?.ofColumn(column, known) ?? null;
      if (question !== null) return [{ column, at, field: answerTo(question), rank: 0 }];
      return fields.flatMap((field) => {
        const named = field.field === 'fundingAmount' ? currencyOfHeader(column).rest : column;
        const rank = rankOf(field, plainNamesOf(named));
        return rank === null ? [] : [{ column, at, field: field.field, rank }];
      });
    })
    .toSorted((one, other) => one.rank - other.rank || one.at - other.at);
  const taken = new Map<string, string>();
  const targets = new Set<string>();
  for (const { column, field } of candidates) {
    if (taken.has(column) || targets.has(field)) continue;
    taken.set(column, field);
    targets.add(field);
  }
  return Object.fromEntries(columns.map((column) => [column, taken.get(column) ?? null]));
}

/** More than a sheet has columns that could fit. */
const whole = 1000;

/** How many of these columns are known by their names, of a table that lacks nothing first of all. */
export function fitOfColumns(target: ImportTarget, columns: readonly string[]): number {
  const mapping = proposeMapping(target, columns);
  const matches = Object.values(mapping).filter((field) => field !== null).length;
  return matches + (missingFields(target, mapping).length === 0 ? whole : 0);
}

/** Applies a saved mapping to these columns; the others get proposals, by name or else as guessed. */
export function mappingFor(
  target: ImportTarget,
  columns: readonly string[],
  remembered: ImportMapping | null,
  questions: FormQuestions = noQuestions,
  guessed: ImportMapping = {},
): ImportMapping {
  const proposed = { ...proposeMapping(target, columns, questions), ...guessed };
  if (remembered === null) return proposed;
  const overlap = columns.filter((column) => Object.hasOwn(remembered, column));
  const used = new Set(overlap.map((column) => remembered[column] ?? null));
  return Object.fromEntries(
    columns.map((column) => {
      if (Object.hasOwn(remembered, column)) return [column, remembered[column] ?? null];
      const field = proposed[column] ?? null;
      return [column, used.has(field) ? null : field];
    }),
  );
}

/** Columns that are not imported. */
export const ignoredColumns = (
  target: ImportTarget,
  columns: readonly string[],
  mapping: ImportMapping,
): string[] =>
  target.keepsOtherColumns ? [] : columns.filter((column) => (mapping[column] ?? null) === null);

/** Labels of the required fields that no column is mapped to. */
export const missingFields = (target: ImportTarget, mapping: ImportMapping): string[] =>
  target.fields.flatMap(({ field, label, isRequired }) =>
    isRequired && !Object.values(mapping).includes(field) ? [label] : [],
  );

/** Errors of a mapping, as sentences; empty when it can be used. */
export function problemsOfMapping(target: ImportTarget, mapping: ImportMapping): string[] {
  const fields = target.fields;
  const targets = Object.values(mapping).filter((field) => field !== null);
  const isKnown = (name: string) =>
    fields.some(({ field }) => field === name) ||
    (target.questions !== undefined && questionOf(name) !== null);
  return [
    ...missingFields(target, mapping).map(
      (label) => `Say which column is the ${label.toLowerCase()}.`,
    ),
    ...fields
      .filter(
        ({ field, isList = false }) =>
          !isList && targets.filter((target) => target === field).length > 1,
      )
      .map(({ label }) => `Two columns are the ${label.toLowerCase()}; only one can be.`),
    ...targets
      .filter((target) => !isKnown(target))
      .map((target) => `There is no field “${target}”.`),
  ];
}
