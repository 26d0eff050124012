import * as z from 'zod/mini';
import { limits } from '#core/domain/limits.ts';
import { text } from '#core/domain/schemas.ts';
import { CompanyKind, companyKinds } from '#core/domain/company-kind.ts';
import { type Company, type CompanyCard } from '#features/directory/companies/domain/company.ts';
import {
  countryName,
  kindNames,
  listedName,
} from '#features/directory/companies/domain/company-labels.ts';
import { headcountOf } from '#features/directory/companies/domain/headcount.ts';
import { listedValue } from '#features/directory/companies/domain/listed-values.ts';
import type { ReaderName } from './readers/reader-names.ts';
import { dollars, people, years, type Range, type RangeUnit } from './range-units.ts';

/** The fields of a company that hold such values. */
type FieldOf<Record, Value> = {
  [Name in keyof Record]: Record[Name] extends Value ? Name : never;
}[keyof Record];

interface Filter {
  readonly label: string;
  /** Its position in the filter panel, and in a sentence. */
  readonly order: { readonly panel: number; readonly sentence: number };
}

interface ListFilter extends Filter {
  readonly kind: 'list';
  readonly schema: z.ZodMiniType<string, string>;
  /** A value for display, and in a sentence where that differs. */
  readonly words: (value: string) => string;
  readonly wordsInSentence?: (value: string) => string;
}

/** A company has at most one value. In a collection, only fields of the card can be filtered by. */
type OneValueFilter = ListFilter & { readonly hasMany: false } & (
    | { readonly column: FieldOf<Company, string | null>; readonly isInCollections: false }
    | { readonly column: FieldOf<CompanyCard, string | null>; readonly isInCollections: true }
  );

interface ManyValuesFilter extends ListFilter {
  readonly hasMany: true;
  readonly column: FieldOf<Company, readonly string[]>;
  readonly isInCollections: false;
}

/** A range, both ends included. Two parameters in a query: `foundedFrom` and `foundedTo`. */
export interface NumberFilter extends Filter {
  readonly kind: 'range';
  readonly unit: RangeUnit;
  /** Edges of the histogram's bars. */
  readonly edges: readonly number[];
  /** Its bytes in memory: four hold whole numbers below 16 million. */
  readonly bytes: 4 | 8;
}

/** The column holds the number, or a text that tells it. */
type RangeFilter = NumberFilter &
  (
    | { readonly column: FieldOf<Company, number | null>; readonly numberOf?: undefined }
    | {
        readonly column: FieldOf<Company, string | null>;
        readonly numberOf: (text: string) => number | null;
      }
  );

/** A value that is a word already. */
const asWritten = (value: string) => value;
const kindName = (value: string) =>
  companyKinds.includes(value as CompanyKind) ? kindNames[value as CompanyKind] : value;

/**
 * All company filters. Endpoints, saved searches, the index, the database search, addresses, panels
 * and sentences are derived from this table: one entry is all a filter needs.
 */
export const companyFilters = {
  kinds: {
    kind: 'list',
    column: 'kind',
    hasMany: false,
    schema: CompanyKind,
    label: 'Source',
    words: kindName,
    wordsInSentence: (value) => (value === 'startup' ? 'the startup directory' : kindName(value)),
    order: { panel: 1, sentence: 5 },
    isInCollections: false,
  },
  country: {
    kind: 'list',
    column: 'country',
    hasMany: false,
    /** ISO 3166-1 alpha-2. */
    schema: z.string().check(z.regex(/^[A-Z]{2}$/u)),
    label: 'Country',
    words: countryName,
    order: { panel: 2, sentence: 1 },
    isInCollections: true,
  },
  stage: {
    kind: 'list',
    column: 'stage',
    hasMany: false,
    schema: text(limits.nameCharacters).check(z.overwrite((value) => listedValue('stage', value))),
    label: 'Stage',
    words: listedName,
    order: { panel: 3, sentence: 2 },
    isInCollections: true,
  },
  status: {
    kind: 'list',
    column: 'status',
    hasMany: false,
    schema: text(limits.nameCharacters).check(z.overwrite((value) => listedValue('status', value))),
    label: 'Status',
    words: listedName,
    order: { panel: 7, sentence: 3 },
    isInCollections: false,
  },
  tags: {
    kind: 'list',
    column: 'tags',
    hasMany: true,
    schema: text(limits.nameCharacters),
    label: 'Tags',
    words: asWritten,
    order: { panel: 8, sentence: 4 },
    isInCollections: false,
  },
  founded: {
    kind: 'range',
    column: 'foundedYear',
    unit: years,
    edges: [1980, 1990, 1995, 2000, 2005, 2010, 2012, 2014, 2016, 2018, 2020, 2022, 2024],
    label: 'Founded',
    bytes: 4,
    order: { panel: 4, sentence: 6 },
  },
  funding: {
    kind: 'range',
    column: 'fundingUsd',
    unit: dollars,
    edges: [1e5, 3e5, 1e6, 3e6, 1e7, 3e7, 1e8, 3e8, 1e9],
    label: 'Funding',
    bytes: 8,
    order: { panel: 5, sentence: 7 },
  },
  staff: {
    kind: 'range',
    column: 'employees',
    numberOf: headcountOf,
    unit: people,
    edges: [11, 51, 201, 501, 1001, 5001, 10_001],
    label: 'Employees',
    bytes: 4,
    order: { panel: 6, sentence: 8 },
  },
} as const satisfies Record<string, OneValueFilter | ManyValuesFilter | RangeFilter>;

export type FilterTable = typeof companyFilters;
export type FilterName = keyof FilterTable;
type NamesWith<Trait> = {
  [Name in FilterName]: FilterTable[Name] extends Trait ? Name : never;
}[FilterName];
export type ListName = NamesWith<{ readonly kind: 'list' }>;
export type OneValueName = NamesWith<{ readonly hasMany: false }>;
export type ManyValuesName = NamesWith<{ readonly hasMany: true }>;
export type RangeName = NamesWith<{ readonly kind: 'range' }>;
export type CollectionFilterName = NamesWith<{ readonly isInCollections: true }>;
/** The query parameters of ranges. */
export type BoundName = `${RangeName}From` | `${RangeName}To`;

export const isList = (name: FilterName): name is ListName => companyFilters[name].kind === 'list';
export const hasMany = (name: FilterName): name is ManyValuesName => {
  const filter = companyFilters[name];
  return filter.kind === 'list' && filter.hasMany;
};

export const filterNames = Object.keys(companyFilters) as FilterName[];
export const listNames = filterNames.filter(isList);
export const oneValueNames = listNames.filter((name): name is OneValueName => !hasMany(name));
export const rangeNames = filterNames.filter((name): name is RangeName => !isList(name));
export const collectionFilterNames = listNames.filter(
  (name): name is CollectionFilterName => companyFilters[name].isInCollections,
);
export const boundsOf = <Name extends RangeName>(name: Name) =>
  [`${name}From`, `${name}To`] as const;

/** The ends of a range that are set. */
export const rangeIn = (
  bounds: { readonly [Name in BoundName]?: number | undefined },
  name: RangeName,
): Range => {
  const [from, to] = boundsOf(name);
  return { from: bounds[from], to: bounds[to] };
};

/** What a range compares of a company; null where it is not known. */
export function numberIn(company: Partial<Company>, name: RangeName): number | null {
  const filter: RangeFilter = companyFilters[name];
  if (filter.numberOf === undefined) return company[filter.column] ?? null;
  const said = company[filter.column] ?? null;
  return said === null ? null : filter.numberOf(said);
}

export const filterNamesBy = (place: 'panel' | 'sentence'): FilterName[] =>
  filterNames.toSorted(
    (one, other) => companyFilters[one].order[place] - companyFilters[other].order[place],
  );

/**
 * Parsed filters: any value within a filter, all filters together. Beside them, what of the words of the
 * search is not to be read as a filter.
 */
export type CompanyFilters = {
  readonly [Name in ListName]?: readonly z.infer<FilterTable[Name]['schema']>[] | undefined;
} & { readonly [Name in BoundName]?: number | undefined } & {
  readonly asWords?: readonly ReaderName[] | undefined;
};
