import { useQuery } from '@tanstack/react-query';
import { visit } from '#features/portfolio/spotlight/domain/endpoints.ts';
import { call } from '#core/web/transport/call.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';

/** Records this visit once, and tells when the one before was; null while that is not known. */
export function useLastVisit(): string | null {
  const { data } = useQuery({
    queryKey: queryKeyOf(visit),
    queryFn: () => call(visit),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  return data?.previousAt ?? null;
}
