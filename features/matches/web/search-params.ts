import { Uuid } from '#core/domain/schemas.ts';
import {
  companyFilterSearch,
  type CompanyFilterSearch,
} from '#features/search/web/public/company-filter-params.ts';

/** What companies are matched with, the filters and the open company: all in the address. */
export type MatchSearch = CompanyFilterSearch & {
  opportunity?: string | undefined;
  collection?: string | undefined;
  /** A text is written instead. Texts are long, and theirs who write them: not in the address. */
  from?: 'text' | 'collection' | undefined;
};

export const matchSearch = (search: Record<string, unknown>): MatchSearch => ({
  ...companyFilterSearch(search),
  opportunity: Uuid.safeParse(search.opportunity).data,
  collection: Uuid.safeParse(search.collection).data,
  from: search.from === 'text' || search.from === 'collection' ? search.from : undefined,
});
