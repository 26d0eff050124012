import { companyKinds, type CompanyKind } from '#features/companies/domain/company.ts';
import { limits } from '#core/domain/limits.ts';
import type { SearchSort } from '#features/search/domain/search.ts';
import { searchSorts } from '#features/search/domain/sorts.ts';
import { enumParam } from '#ui/search-param.ts';

export const scoutTabs = ['companies', 'opportunities', 'projects'] as const;
export type ScoutTab = (typeof scoutTabs)[number];

/** Everything that Scout shows stands in the address. Of listed values any will do: `country=DE,SE`. */
export interface ScoutSearch {
  q?: string | undefined;
  tab?: ScoutTab | undefined;
  kinds?: string | undefined;
  country?: string | undefined;
  stage?: string | undefined;
  tags?: string | undefined;
  foundedFrom?: number | undefined;
  foundedTo?: number | undefined;
  fundingFrom?: number | undefined;
  fundingTo?: number | undefined;
  sort?: SearchSort | undefined;
  /** The company that is open beside the list, as `kind:id`. */
  company?: string | undefined;
  /** The saved search that this is, by its id. */
  saved?: string | undefined;
}

/** The router makes numbers of `?q=42` and truths of `?q=true`. */
function written(given: unknown, most: number): string | undefined {
  const isWord = typeof given === 'number' || typeof given === 'boolean';
  const text = isWord ? String(given) : given;
  return typeof text === 'string' && text !== '' ? text.slice(0, most).toWellFormed() : undefined;
}

function listed(given: unknown, fits: (value: string) => boolean): string | undefined {
  const values = (written(given, limits.filterCharacters) ?? '')
    .split(',')
    .map((value) => value.trim())
    .filter((value) => value !== '' && fits(value));
  return [...new Set(values)].slice(0, limits.filterValuesMost).join(',') || undefined;
}

const mostDigits = 15;

function whole(given: unknown): number | undefined {
  const text = written(given, mostDigits + 1);
  return text !== undefined && new RegExp(`^\\d{1,${mostDigits}}$`, 'u').test(text)
    ? Number(text)
    : undefined;
}

const isName = (value: string) => value.length <= limits.nameCharacters;

/** What of an address can be shown. The rest of it is left aside: a broken link still opens Scout. */
export const scoutSearch = (search: Record<string, unknown>): ScoutSearch => ({
  q: written(search.q, limits.scoutCharacters),
  tab: enumParam(scoutTabs, search.tab),
  kinds: listed(search.kinds, (value) => companyKinds.includes(value as CompanyKind)),
  country: listed(search.country, (value) => /^[A-Z]{2}$/u.test(value)),
  stage: listed(search.stage, isName),
  tags: listed(search.tags, isName),
  foundedFrom: whole(search.foundedFrom),
  foundedTo: whole(search.foundedTo),
  fundingFrom: whole(search.fundingFrom),
  fundingTo: whole(search.fundingTo),
  sort: enumParam(searchSorts, search.sort),
  company: written(search.company, limits.nameCharacters),
  saved: written(search.saved, limits.nameCharacters),
});
