import * as z from 'zod/mini';
import { CompanyKind } from '#features/companies/domain/company.ts';
import { limits } from '#core/domain/limits.ts';
import { text } from '#core/domain/schemas.ts';
import type { CompanyFilters } from './search.ts';

const anyOf = <Value extends z.ZodMiniType<string, string>>(value: Value) =>
  z.optional(z.readonly(z.array(value).check(z.maxLength(limits.filterValuesMost))));
const whole = z.optional(z.int().check(z.gte(0), z.lte(Number.MAX_SAFE_INTEGER)));

/** What narrows a search, as it is kept: the lists as lists. In an address they stand with commas. */
export const SearchFilters = z.strictObject({
  kinds: anyOf(CompanyKind),
  country: anyOf(z.string().check(z.regex(/^[A-Z]{2}$/u))),
  stage: anyOf(text(limits.nameCharacters)),
  tags: anyOf(text(limits.nameCharacters)),
  foundedFrom: whole,
  foundedTo: whole,
  fundingFrom: whole,
  fundingTo: whole,
});

type FilterName = keyof CompanyFilters;
const names = [
  'kinds',
  'country',
  'stage',
  'tags',
  'foundedFrom',
  'foundedTo',
  'fundingFrom',
  'fundingTo',
] as const satisfies readonly FilterName[];

/** Without those that narrow nothing, lists in one order: two that mean the same are the same. */
export function normalizeFilters(filters: CompanyFilters): CompanyFilters {
  const set = names.flatMap((name): [string, unknown][] => {
    const value = filters[name];
    if (value === undefined) return [];
    if (typeof value === 'number') return [[name, value]];
    return value.length === 0 ? [] : [[name, [...new Set<string>(value)].toSorted()]];
  });
  return Object.fromEntries(set) as CompanyFilters;
}
