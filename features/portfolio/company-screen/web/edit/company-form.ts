import {
  byField,
  companyFields,
  editableFields,
  isProfileField,
  type EditableField,
  type FieldTable,
} from '#features/directory/companies/domain/company-fields.ts';
import type { SeenCompany } from '#features/directory/companies/web/shared/use-company-values.ts';
import { amountOf, amountText } from './amount.ts';
import {
  entriesOf,
  type Entries,
  type LinkDraft,
  type NewsDraft,
  type PersonDraft,
  type RoundDraft,
} from './entries.ts';

export type EditableType = FieldTable[EditableField]['type'];

type DraftOf<Type extends EditableType> = Type extends 'words'
  ? readonly string[]
  : Type extends keyof Entries
    ? readonly Entries[Type][]
    : string;

/** The form of a company: what is typed, as text. Rounds, news, people and links are rows of such. */
export type CompanyDraft = {
  readonly [Name in EditableField]: DraftOf<FieldTable[Name]['type']>;
};

function draftValue({ company, profile }: SeenCompany, name: EditableField): unknown {
  if (isProfileField(name)) return entriesOf(profile, name);
  const value = company[name];
  if (Array.isArray(value)) return value;
  const { type } = companyFields[name];
  if (type === 'amount' && typeof value === 'number') return amountText(value);
  const text = String(value ?? '');
  if (type === 'day') return text.slice(0, '2026-01-01'.length);
  return type === 'currency' ? text || 'USD' : text;
}

export const draftOf = (seen: SeenCompany): CompanyDraft =>
  byField(editableFields, (name) => draftValue(seen, name)) as CompanyDraft;

const orNull = (text: string) => (text.trim() === '' ? null : text.trim());

type TextType = Exclude<EditableType, 'words' | keyof Entries>;

/** What is typed, as a value: whether it can be one, the schema says. */
const readers: Readonly<Record<TextType, (text: string) => unknown>> = {
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
};

const roundOf = ({ name, day, amount, currency }: RoundDraft) => ({
  name: name.trim(),
  day,
  amount: amountOf(amount),
  currency,
});

const newsOf = ({ day, title, url }: NewsDraft) => ({ day, title: title.trim(), url: orNull(url) });

const personOf = ({ name, role }: PersonDraft) => ({ name: name.trim(), role: role.trim() });

/** Without words of its own, a link is called as its address. */
const linkOf = ({ label, url }: LinkDraft) => ({
  label: label.trim() || url.trim().replace(/^https?:\/\//u, '') || 'Link',
  url: url.trim(),
});

function valueOf(draft: CompanyDraft, name: EditableField): unknown {
  if (name === 'fundingRounds') return draft.fundingRounds.map(roundOf);
  if (name === 'news') return draft.news.map(newsOf);
  if (name === 'people') return draft.people.map(personOf);
  if (name === 'links') return draft.links.map(linkOf);
  // An amount that is not known is in no currency.
  if (name === 'fundingCurrency' && amountOf(draft.fundingAmount) === null) return null;
  const typed = draft[name];
  if (typeof typed !== 'string') return typed;
  return readers[companyFields[name].type as TextType](typed);
}

/** What the form changes, and nothing else: a field left alone stays with its source. */
export function changesOf(
  before: CompanyDraft,
  after: CompanyDraft,
): { readonly [Name in EditableField]?: unknown } {
  const differs = (field: EditableField) =>
    JSON.stringify(valueOf(before, field)) !== JSON.stringify(valueOf(after, field)) ||
    // No number, too, is written as null.
    (typeof before[field] === 'string' && Number.isNaN(valueOf(after, field)));
  const changed = editableFields.filter(
    (field) =>
      differs(field) ||
      // Without a currency, an amount says little.
      (field === 'fundingCurrency' && differs('fundingAmount')),
  );
  return byField(changed, (field) => valueOf(after, field));
}
