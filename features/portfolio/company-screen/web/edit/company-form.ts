import {
  byField,
  companyFields,
  editableFields,
  isProfileField,
  type EditableField,
  type FieldTable,
  type ProfileField,
} from '#features/directory/companies/domain/company-fields.ts';
import type {
  Profile,
  SeenCompany,
} from '#features/directory/companies/web/shared/use-company-values.ts';

export type EditableType = FieldTable[EditableField]['type'];

/**
 * The form of a company: what is typed, as text. Rounds, people and links one a line: "Seed, 2021-05-01,
 * 2.5M USD", "Ada Berg, founder", "LinkedIn, https://…".
 */
export type CompanyDraft = {
  readonly [Name in EditableField]: FieldTable[Name]['type'] extends 'words'
    ? readonly string[]
    : string;
};

const joined = (parts: readonly string[], separator: string) =>
  parts.filter(Boolean).join(separator);

const profileTexts: Readonly<Record<ProfileField, (profile: Profile) => string>> = {
  fundingRounds: ({ fundingRounds }) =>
    fundingRounds
      .map(({ name, day, amount, currency }) =>
        joined([name, day, amount === null ? '' : `${amount} ${currency}`], ', '),
      )
      .join('\n'),
  people: ({ people }) => people.map(({ name, role }) => joined([name, role], ', ')).join('\n'),
  links: ({ links }) => links.map(({ label, url }) => `${label}, ${url}`).join('\n'),
};

function draftValue({ company, profile }: SeenCompany, name: EditableField) {
  if (isProfileField(name)) return profileTexts[name](profile);
  const value = company[name];
  if (Array.isArray(value)) return value;
  const text = String(value ?? '');
  const { type } = companyFields[name];
  if (type === 'day') return text.slice(0, '2026-01-01'.length);
  return type === 'currency' ? text || 'USD' : text;
}

export const draftOf = (seen: SeenCompany): CompanyDraft =>
  byField(editableFields, (name) => draftValue(seen, name)) as CompanyDraft;

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
const orNull = (text: string) => (text.trim() === '' ? null : text.trim());
const times: Readonly<Record<string, number>> = { k: 1e3, m: 1e6, b: 1e9 };

/** "2.5M", "2,500,000"; null for none. NaN for no number. */
export function amountOf(text: string): number | null {
  const [, digits, unit = ''] = /^([\d.,\s]+)\s*([kmb]?)$/iu.exec(text.trim()) ?? [];
  if (text.trim() === '') return null;
  if (digits === undefined) return Number.NaN;
  return Number(digits.replaceAll(/[,\s]/gu, '')) * (times[unit.toLowerCase()] ?? 1);
}

function roundOf(line: string) {
  const [name = '', day = '', ...money] = line.split(',').map((part) => part.trim());
  const [, amount = '', currency = 'USD'] =
    /^(.*?)\s*([A-Z]{3})?$/u.exec(money.join('').trim()) ?? [];
  return { name, day, amount: amountOf(amount), currency };
}

/** What is typed, as a value: whether it can be one, the schema says. */
const readers: Readonly<Record<Exclude<EditableType, 'words'>, (text: string) => unknown>> = {
  name: (text) => text.trim(),
  text: orNull,
  line: orNull,
  prose: orNull,
  address: orNull,
  country: orNull,
  year: (text) => (text.trim() === '' ? null : Number(text)),
  headcount: orNull,
  amount: amountOf,
  currency: (text) => text,
  day: (text) => (text === '' ? null : `${text}T00:00:00Z`),
  listed: orNull,
  rounds: (text) => linesOf(text).map(roundOf),
  people: (text) =>
    linesOf(text).map((line) => {
      const [name = '', ...role] = line.split(',');
      return { name: name.trim(), role: role.join(',').trim() };
    }),
  links: (text) =>
    linesOf(text).map((line) => {
      const [url = '', ...label] = line.split(',').toReversed();
      const named = label.toReversed().join(',').trim();
      return { label: named || url.trim().replace(/^https?:\/\//u, ''), url: url.trim() };
    }),
};

function valueOf(draft: CompanyDraft, name: EditableField): unknown {
  // An amount that is not known is in no currency.
  if (name === 'fundingCurrency' && amountOf(draft.fundingAmount) === null) return null;
  const { type } = companyFields[name];
  const typed = draft[name];
  return type === 'words' || typeof typed !== 'string' ? typed : readers[type](typed);
}

/** What the form changes, and nothing else: a field left alone stays with its source. */
export function changesOf(
  before: CompanyDraft,
  after: CompanyDraft,
): { readonly [Name in EditableField]?: unknown } {
  const differs = (field: EditableField) =>
    JSON.stringify(before[field]) !== JSON.stringify(after[field]);
  const changed = editableFields.filter(
    (field) =>
      differs(field) ||
      // Without a currency, an amount says little.
      (field === 'fundingCurrency' && differs('fundingAmount')),
  );
  return byField(changed, (field) => valueOf(after, field));
}
