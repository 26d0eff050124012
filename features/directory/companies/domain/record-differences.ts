import type { Company } from './company.ts';
import {
  companyFields,
  comparedFields,
  type ComparedField,
  type ColumnType,
  type JointField,
} from './company-fields.ts';
import { fundingOf } from './funding.ts';
import { valueKey } from './listed-values.ts';

const dayOf = (at: string) => at.slice(0, '2026-01-01'.length);

/** What is the same however it is written. */
const normalized: Partial<Record<ColumnType, (value: string) => string>> = {
  name: (name) => name.trim(),
  address: (url) => url.replace(/^https?:\/\/(?:www\.)?/iu, '').replace(/\/+$/u, ''),
  day: dayOf,
  listed: valueKey,
};

const joint: Record<JointField, (company: Company) => string> = {
  place: ({ city, country }) => `${city ?? ''}, ${country ?? ''}`,
  funding: (company) => Object.values(fundingOf(company) ?? {}).join(' '),
};

/** A field's value, normalized for comparison. */
function reading(company: Company, name: ComparedField): string {
  if (name === 'place' || name === 'funding') return joint[name](company);
  const value = company[name] ?? '';
  if (Array.isArray(value)) return value.toSorted().join(', ');
  return normalized[companyFields[name].type]?.(String(value)) ?? String(value);
}

/** The fields in which two records differ, or which only one has. */
export const differingFields = (one: Company, other: Company): ComparedField[] =>
  comparedFields.filter((name) => reading(one, name) !== reading(other, name));
