import { searchedFields } from '#features/directory/companies/domain/company-fields.ts';
import { emptyFields } from '#features/directory/companies/domain/company.ts';
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

/** A company with these fields only. */
export const companyOf = (
  id: string,
  fields: Partial<IndexedCompany> & { readonly name: string },
): IndexedCompany => ({
  ...emptyFields(searchedFields),
  kind: 'startup',
  createdAtMs: 0,
  ...fields,
  id,
});
