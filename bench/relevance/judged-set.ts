import type { IndexedCompany } from '#features/directory/search/server/shared/search-index.ts';
import type { JudgedQuery } from './judgements.ts';

/** Ids, best first. */
export type SearchVariant = (query: string) => Promise<readonly string[]>;

/** Companies, and topics with what belongs to each. */
export interface JudgedSet {
  readonly name: string;
  readonly companies: readonly IndexedCompany[];
  readonly topics: readonly JudgedQuery[];
}

/** The grade of what belongs to a topic. */
export const meant = 3;

const nothing = {
  kind: 'startup' as const,
  oneLiner: null,
  description: null,
  url: null,
  tags: [],
  industries: [],
  country: null,
  city: null,
  foundedYear: null,
  stage: null,
  employees: null,
  fundingUsd: null,
  lastFundingAt: null,
  status: null,
  createdAtMs: 0,
};

/** A company with these fields only. */
export const companyOf = (
  id: string,
  fields: Partial<IndexedCompany> & { readonly name: string },
): IndexedCompany => ({ ...nothing, ...fields, id });
