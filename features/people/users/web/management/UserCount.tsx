import { useQuery } from '@tanstack/react-query';
import { formatNumber } from '#core/domain/format.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { figures } from '#features/people/users/domain/management-endpoints.ts';

/** How many active people there are. */
export function UserCount() {
  const { data } = useQuery(queryOptionsOf(figures));
  if (data === undefined) return null;
  return <span className="font-normal text-ink-3 tabular">{formatNumber(data.people)}</span>;
}
