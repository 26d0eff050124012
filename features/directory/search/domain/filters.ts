import * as z from 'zod/mini';
import { searchLimits } from './limits.ts';
import { text } from '#core/domain/schemas.ts';
import { readerNames } from './readers/reader-names.ts';
import {
  boundsOf,
  companyFilters,
  filterNames,
  isList,
  type BoundName,
  type CompanyFilters,
  type FilterTable,
  type ListName,
} from './company-filters.ts';

type ValueSchema = FilterTable[ListName]['schema'];

const anyOf = <Value extends ValueSchema>(value: Value) =>
  z.array(value).check(z.maxLength(searchLimits.filterValuesMost));
const whole = z.int().check(z.gte(0), z.lte(Number.MAX_SAFE_INTEGER));

const saved = {
  list: <Value extends ValueSchema>(value: Value) => z.optional(z.readonly(anyOf(value))),
  bound: z.optional(whole),
};

const inQuery = {
  /** `a,b` in a query: any of them. */
  list: <Value extends ValueSchema>(value: Value) =>
    z.optional(
      z.pipe(
        text(searchLimits.filterCharacters),
        z.pipe(
          // `tags=` is no filter.
          z.transform((listed: string) => {
            const values = listed.split(',').filter((part) => part !== '');
            return values.length === 0 ? undefined : values;
          }),
          z.optional(anyOf(value)),
        ),
      ),
    ),
  bound: z.optional(
    z.pipe(z.string().check(z.regex(/^\d{1,15}$/u)), z.pipe(z.transform(Number), whole)),
  ),
};

/** Query fields for all filters, in the order of the table: one for a list, two for a range. */
export function fieldsOfFilters<List, Bound>(
  list: (name: ListName) => List,
  bound: (name: BoundName) => Bound,
): Record<string, List | Bound> {
  return Object.fromEntries(
    filterNames.flatMap((name): [string, List | Bound][] =>
      isList(name)
        ? [[name, list(name)]]
        : boundsOf(name).map((end): [string, Bound] => [end, bound(end)]),
    ),
  );
}

const asWords = z.array(z.enum(readerNames)).check(z.maxLength(readerNames.length));

/** Filters as saved: lists as arrays. In a query they are joined with commas. */
export const SearchFilters = z.strictObject({
  ...(fieldsOfFilters(
    (name) => saved.list(companyFilters[name].schema),
    () => saved.bound,
  ) as {
    [Name in ListName]: ReturnType<typeof saved.list<FilterTable[Name]['schema']>>;
  } & { [Name in BoundName]: typeof saved.bound }),
  /** What of the words is not read as a filter. */
  asWords: z.optional(z.readonly(asWords)),
});

/** The same as the query of an endpoint. */
export const filterQuery = fieldsOfFilters(
  (name) => inQuery.list(companyFilters[name].schema),
  () => inQuery.bound,
) as {
  [Name in ListName]: ReturnType<typeof inQuery.list<FilterTable[Name]['schema']>>;
} & { [Name in BoundName]: typeof inQuery.bound };

/** The query fields of a search whose words are read: its filters, and what is not to be read. */
export const readQueryFields = {
  ...filterQuery,
  asWords: z.optional(
    z.pipe(
      text(searchLimits.filterCharacters),
      z.pipe(
        z.transform((listed: string) => listed.split(',').filter((part) => part !== '')),
        asWords,
      ),
    ),
  ),
};

/** Drops empty filters and sorts lists, so that equivalent filters are equal. */
export function normalizeFilters(filters: CompanyFilters): CompanyFilters {
  const fields = fieldsOfFilters<unknown, unknown>(
    (name) => {
      const values = [...new Set<string>(filters[name])].toSorted();
      return values.length === 0 ? undefined : values;
    },
    (name) => filters[name],
  );
  if (filters.asWords !== undefined && filters.asWords.length > 0) {
    fields.asWords = [...new Set(filters.asWords)].toSorted();
  }
  return Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as CompanyFilters;
}
