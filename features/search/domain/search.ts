import * as z from 'zod/mini';
import { Highlighted } from '#core/domain/text/highlighted.ts';
import { CompanyCard, CompanyRef } from '#features/companies/domain/company.ts';
import { listNames, rangeNames, type ListName, type RangeName } from './company-filters.ts';
import { searchSorts } from './sorts.ts';

/** The directory as Scout answers it (decisions, "search answer"; marks, ranges and states are ours). */

export const CompanyHit = z.object({
  ref: CompanyRef,
  ...z.omit(CompanyCard, { kind: true, id: true }).shape,
  /** Only orders the rows of one answer. */
  score: z.number(),
  /** What matched: of the name, the one-liner, the tags, and the best few words of the description. */
  highlights: z.object({
    name: z.optional(Highlighted),
    oneLiner: z.optional(Highlighted),
    description: z.optional(Highlighted),
    /** The tags that match, as they are written on the record. */
    tags: z.optional(z.array(z.string())),
  }),
  /** Why it is here though no word of it matches: it is related by vocabulary. */
  isRelated: z.boolean(),
});
export type CompanyHit = z.infer<typeof CompanyHit>;

export const FacetCount = z.object({ value: z.string(), count: z.int() });
export type FacetCount = z.infer<typeof FacetCount>;

/** One bar: from `from` up to and without `to`; null is open. */
export const HistogramBar = z.object({
  from: z.nullable(z.number()),
  to: z.nullable(z.number()),
  count: z.int(),
});
export type HistogramBar = z.infer<typeof HistogramBar>;

/** Each counted without its own filter, so that its other values stay to choose from. */
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

export const SearchSort = z.enum(searchSorts);
export type SearchSort = z.infer<typeof SearchSort>;

/** `building`: answers come from the database meanwhile, without typos forgiven or meaning. */
export const SearchState = z.enum(['ready', 'building']);
export type SearchState = z.infer<typeof SearchState>;
