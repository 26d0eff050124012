import { useQueryClient } from '@tanstack/react-query';
import { facets, get, list } from '#features/cases/opportunities/domain/endpoints.ts';
import type { Opportunity } from '#features/cases/opportunities/domain/opportunity.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';

/** Updates an opportunity in the cache and invalidates its lists. */
export function useRefreshOpportunities(): (now: Opportunity | null) => Promise<void> {
  const client = useQueryClient();
  return async (now) => {
    if (now) client.setQueryData(queryKeyOf(get, { params: { id: now.id } }), now);
    await Promise.all(
      [list, facets].map((endpoint) =>
        client.invalidateQueries({ queryKey: queryKeyOf(endpoint) }),
      ),
    );
  };
}
