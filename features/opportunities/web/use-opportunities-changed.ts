import { useQueryClient } from '@tanstack/react-query';
import { facets, get, list } from '#features/opportunities/domain/endpoints.ts';
import type { Opportunity } from '#features/opportunities/domain/opportunity.ts';
import { keyOf } from '#core/web/transport/ask.ts';

/** Shows an opportunity as it now stands, and reads the lists again that it is in. */
export function useOpportunitiesChanged(): (now: Opportunity | null) => Promise<void> {
  const client = useQueryClient();
  return async (now) => {
    if (now) client.setQueryData(keyOf(get, { params: { id: now.id } }), now);
    await Promise.all(
      [list, facets].map((endpoint) => client.invalidateQueries({ queryKey: keyOf(endpoint) })),
    );
  };
}
