import * as z from 'zod/mini';
import { Highlighted } from '#core/domain/text/highlighted.ts';
import {
  CompanyCard,
  CompanyRef,
  FoldedRecords,
} from '#features/directory/companies/domain/company.ts';
import {
  filterNames,
  listNames,
  rangeNames,
  type ListName,
  type RangeName,
} from './company-filters.ts';
import { SearchFilters } from './filters.ts';
import { readerNames } from './readers/reader-names.ts';
import { searchSorts } from './sorts.ts';

/** Company search (decision 98, "Search answer"; marks, ranges and states are ours). */

export const CompanyHit = z.object({
  ref: CompanyRef,
  ...z.omit(CompanyCard, { kind: true, id: true }).shape,
  /** Comparable within one answer only. */
  score: z.number(),
  /** What matched: in the name, the one-liner, the tags, and the best passage of the description. */
  highlights: z.object({
    name: z.optional(Highlighted),
    oneLiner: z.optional(Highlighted),
    description: z.optional(Highlighted),
    /** Matching tags, as written on the record. */
    tags: z.optional(z.array(z.string())),
  }),
  /** No word matches as written: it is related by vocabulary or by the root of a word. */
  isRelated: z.boolean(),
  /** Only some of the words match: it follows those with all, which are counted. */
  isPartial: z.boolean(),
  /** It is shown once, as the record that ranks first; the total counts records. */
  records: FoldedRecords,
  /** What its place is made of, 0 to 1 each; missing where a name or another order decides. */
  parts: z.optional(
    z.object({
      words: z.number(),
      phrases: z.number(),
      variants: z.number(),
      context: z.number(),
      meaning: z.number(),
    }),
  ),
});
export type CompanyHit = z.infer<typeof CompanyHit>;

export const FacetCount = z.object({ value: z.string(), count: z.int() });
export type FacetCount = z.infer<typeof FacetCount>;

/** A bar from `from` to `to` (exclusive); null is open. */
export const HistogramBar = z.object({
  from: z.nullable(z.number()),
  to: z.nullable(z.number()),
  count: z.int(),
});
export type HistogramBar = z.infer<typeof HistogramBar>;

/** Each counted without its own filter, so that its other values stay selectable. */
export const Facets = z.object({
  /** False: counted over the best matches only (`limits.facetMatches`). */
  isExact: z.boolean(),
  ...(Object.fromEntries(listNames.map((name) => [name, z.array(FacetCount)])) as Record<
    ListName,
    z.ZodMiniArray<typeof FacetCount>
  >),
  ...(Object.fromEntries(rangeNames.map((name) => [name, z.array(HistogramBar)])) as Record<
    RangeName,
    z.ZodMiniArray<typeof HistogramBar>
  >),
});
export type Facets = z.infer<typeof Facets>;

/** A part of a search to leave out or to write otherwise, and how many companies that would bring. */
export const LoosenedSearch = z.object({
  part: z.enum([
    'filter',
    'filters',
    'quotes',
    'exclusions',
    'words',
    /** Acronyms in full. */
    'longForm',
    /** The nearest words that companies have. */
    'spelling',
    /** Companies that have none of the words, and resemble them. */
    'meaning',
  ]),
  /** Of the part `filter`. */
  filter: z.optional(z.enum(filterNames)),
  /** The text without the part, or as it is written then. */
  q: z.optional(z.string()),
  total: z.int(),
});
export type LoosenedSearch = z.infer<typeof LoosenedSearch>;

/** What was read from the words of a search as a filter. */
export const ReadFilter = z.object({
  reader: z.enum(readerNames),
  /** The words that said so, exactly. */
  said: z.string(),
  filters: SearchFilters,
  /** False: the words were searched as they are, since the filter would leave nothing, or they are a name. */
  isApplied: z.boolean(),
  /** The text without what was said. */
  rest: z.string(),
  /** On the first page. Of one that is not applied: how many it alone finds. */
  totalAlone: z.optional(z.int()),
  /** On the first page: how many are found without it, by the words that are left. */
  totalWithout: z.optional(z.int()),
});
export type ReadFilter = z.infer<typeof ReadFilter>;

export const SearchSort = z.enum(searchSorts);
export type SearchSort = z.infer<typeof SearchSort>;

/** `building`: answers come from the database meanwhile, without typo tolerance and semantic search. */
export const SearchState = z.enum(['ready', 'building']);
export type SearchState = z.infer<typeof SearchState>;
