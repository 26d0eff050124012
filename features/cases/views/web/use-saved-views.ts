import { useQuery } from '@tanstack/react-query';
import { topicOf } from '#core/domain/live/live.ts';
import { useCorporation } from '#core/web/session/use-corporation.ts';
import { useCorporationFilter } from '#core/web/session/use-corporation-filter.ts';
import { useLiveTopic } from '#core/web/session/use-live.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import type { ListViewsProps } from '#core/web/views/ListViews.tsx';
import { list } from '#features/cases/views/domain/endpoints.ts';
import type { ViewsQuery } from '#features/cases/views/domain/saved-view.ts';

/** The place of the views that a screen shows: its opportunity, or the active corporation. */
export function useViewsPlace({
  screen,
  opportunityId,
}: Pick<ListViewsProps, 'screen' | 'opportunityId'>): ViewsQuery {
  const { corporationId } = useCorporationFilter();
  return opportunityId === undefined ? { screen, corporationId } : { screen, opportunityId };
}

/** The views in a place; those that others share there come by themselves. */
export function useSavedViews(place: ViewsQuery) {
  const { isLoading } = useCorporation();
  const { corporationId } = place;
  useLiveTopic(corporationId === undefined ? null : topicOf('corporation', corporationId));
  const { data, isError, refetch } = useQuery({
    ...queryOptionsOf(list, { query: place }),
    enabled: !isLoading,
  });
  return {
    views: data?.views,
    canShare: data?.canShare === true,
    hasFailed: isError && data === undefined,
    reload: () => void refetch(),
  };
}
