import {
  companyFields,
  editableFields,
  formFields,
  type EditableField,
} from '#features/directory/companies/domain/company-fields.ts';
import {
  CompanyEdit,
  type CompanyValues,
} from '#features/directory/companies/domain/company-values.ts';
import { companyLimits } from '#features/directory/companies/domain/limits.ts';
import type { changesOf, EditableType } from './company-form.ts';

/** What is wrong, by the place of a value: `url`, `fundingRounds.2.day`. */
export type FormProblems = Readonly<Record<string, string>>;

const words: Readonly<Partial<Record<EditableType, string>>> = {
  name: 'Enter a name.',
  address: 'Enter an address that begins with https.',
  year: 'Enter a year, such as 2019.',
  amount: 'Enter an amount, such as 2.5M.',
  words: `Enter ${companyLimits.wordsMost} at most.`,
};

/** Of the parts of a row. */
const partWords: Readonly<Record<string, string>> = {
  name: 'Enter a name.',
  day: 'Enter a date.',
  title: 'Enter a title.',
  amount: 'Enter an amount, such as 2.5M.',
  url: 'Enter an address that begins with https.',
};

const partWordsOf = (field: EditableField, part: string): string | undefined =>
  field === 'fundingRounds' && part === 'name' ? 'Choose a round.' : partWords[part];

const isEditable = (name: unknown): name is EditableField =>
  editableFields.some((field) => field === name);

type Read = { readonly values: CompanyValues } | { readonly problems: FormProblems };

/** The values as they are sent, or what is wrong with each that cannot be. */
export function readValues(changes: ReturnType<typeof changesOf>): Read {
  const read = CompanyEdit.safeParse({ values: changes });
  if (read.success) return { values: read.data.values };
  const problems: Record<string, string> = {};
  for (const { path } of read.error.issues) {
    const [, field, ...rest] = path;
    if (!isEditable(field)) continue;
    const part = rest.length > 1 ? String(rest[1]) : null;
    const place = part === null ? field : [field, ...rest].join('.');
    const said = part === null ? words[companyFields[field].type] : partWordsOf(field, part);
    problems[place] ??= said ?? 'This cannot be used. Look at how it is written.';
  }
  return { problems };
}

/** The first place with a problem, in the order of the form. */
export const firstProblem = (problems: FormProblems): string | undefined =>
  formFields
    .flatMap((field) =>
      Object.keys(problems)
        .filter((place) => place === field || place.startsWith(`${field}.`))
        .toSorted((one, other) => one.localeCompare(other, 'en', { numeric: true })),
    )
    .at(0);
