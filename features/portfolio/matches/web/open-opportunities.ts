import { limits } from '#core/domain/limits.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { list } from '#features/cases/opportunities/domain/endpoints.ts';

/** The opportunities that can be chosen. */
export const openOpportunities = queryOptionsOf(list, {
  query: { status: 'ACTIVE', sort: 'name', limit: String(limits.pageMost) },
});
