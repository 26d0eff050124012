import { limits } from '#core/domain/limits.ts';
import { Uuid } from '#core/domain/schemas.ts';
import { savedSearchLimits } from '#features/directory/saved-searches/domain/limits.ts';
import { searchLimits } from '#features/directory/search/domain/limits.ts';
import {
  companyFilters,
  type BoundName,
  type ListName,
} from '#features/directory/search/domain/company-filters.ts';
import { fieldsOfFilters } from '#features/directory/search/domain/filters.ts';
import { readerNames } from '#features/directory/search/domain/readers/reader-names.ts';
import type { SearchSort } from '#features/directory/search/domain/search.ts';
import { searchSorts } from '#features/directory/search/domain/sorts.ts';
import { oneOf } from '#core/web/views/search-params.ts';

export const scoutTabs = ['companies', 'opportunities', 'projects'] as const;
export type ScoutTab = (typeof scoutTabs)[number];

/** Scout's state, all in the address. Any of the listed values matches: `country=DE,SE`. */
export type ScoutSearch = {
  q?: string | undefined;
  tab?: ScoutTab | undefined;
  sort?: SearchSort | undefined;
  /** The company that is open beside the list, as `kind:id`. */
  company?: string | undefined;
  /** What of the words is not read as a filter. */
  asWords?: string | undefined;
  /** An import: only what it has added or changed. */
  importId?: string | undefined;
  /** The id of the saved search that was opened. */
  saved?: string | undefined;
} & { [Name in ListName]?: string | undefined } & { [Name in BoundName]?: number | undefined };

/** The router parses `?q=42` as a number and `?q=true` as a boolean. */
function textOf(raw: unknown, most: number): string | undefined {
  const isWord = typeof raw === 'number' || typeof raw === 'boolean';
  const text = isWord ? String(raw) : raw;
  return typeof text === 'string' && text !== '' ? text.slice(0, most).toWellFormed() : undefined;
}

function listed(raw: unknown, name: ListName): string | undefined {
  const values = (textOf(raw, searchLimits.filterCharacters) ?? '')
    .split(',')
    .map((value) => value.trim())
    .filter((value) => value !== '')
    .flatMap((value) => companyFilters[name].schema.safeParse(value).data ?? []);
  return [...new Set(values)].slice(0, searchLimits.filterValuesMost).join(',') || undefined;
}

function readersIn(raw: unknown): string | undefined {
  const names = textOf(raw, searchLimits.filterCharacters)?.split(',') ?? [];
  return readerNames.filter((name) => names.includes(name)).join(',') || undefined;
}

const mostDigits = 15;

function whole(raw: unknown): number | undefined {
  const text = textOf(raw, mostDigits + 1);
  return text !== undefined && new RegExp(`^\\d{1,${mostDigits}}$`, 'u').test(text)
    ? Number(text)
    : undefined;
}

/** Validates search parameters. Invalid ones are ignored: a broken link still opens Scout. */
export function scoutSearch(search: Record<string, unknown>): ScoutSearch {
  const q = textOf(search.q, savedSearchLimits.scoutCharacters);
  return {
    q,
    asWords: q === undefined ? undefined : readersIn(search.asWords),
    tab: oneOf(scoutTabs).read(search.tab),
    ...fieldsOfFilters(
      (name) => listed(search[name], name),
      (name) => whole(search[name]),
    ),
    sort: oneOf(searchSorts).read(search.sort),
    company: textOf(search.company, limits.nameCharacters),
    importId: Uuid.safeParse(search.importId).data,
    saved: textOf(search.saved, limits.nameCharacters),
  };
}
