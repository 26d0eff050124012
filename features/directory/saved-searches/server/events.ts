import type { EmissionOf } from '#core/domain/events/events.ts';
import { savedSearchEvents as events } from '#features/directory/saved-searches/domain/events.ts';
import type { AlertFrequency } from '#features/directory/search/domain/alert-frequency.ts';
import type { CompanyFilters } from '#features/directory/search/domain/company-filters.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { withEffects } from '#core/server/events/effects.ts';
import type { NewCompany } from './new-results.ts';

type Found = EmissionOf<(typeof events)['savedSearch.found']> & {
  readonly userId: string;
  readonly name: string;
  readonly query: string;
  readonly filters: CompanyFilters;
  readonly frequency: AlertFrequency;
  /** Number of unseen results, and names of the newest. */
  readonly count: number;
  readonly newest: readonly string[];
  /** More of the newest, for the mail. */
  readonly companies: readonly NewCompany[];
};

/** Notifies the owner. */
export const savedSearchFound = withEffects(events['savedSearch.found'], {
  notifies: async (_: Queryable, [results]: readonly [Found, ...Found[]]) => {
    const { userId, savedSearchId, name, query, filters, frequency, count, newest, companies } =
      results;
    const values = {
      savedSearchId,
      name,
      query,
      filters,
      frequency,
      count,
      newest: [...newest],
      companies: [...companies],
    };
    return { 'saved search has new results': { userIds: [userId], values } };
  },
});
