import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '#core/domain/format.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { figures } from '#features/people/users/domain/role-requests/endpoints.ts';

/** How many requests wait for a decision. */
export function PendingRequestCount() {
  const { data } = useQuery(queryOptionsOf(figures));
  if (!data?.pending) return null;
  return (
    <span className="font-normal text-ink-3 tabular">
      {formatNumber(data.pending)}
      <span className="sr-only"> pending</span>
    </span>
  );
}
