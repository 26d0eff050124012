import { useQuery } from '@tanstack/react-query';
import { daysUntil, pluralize } from '#core/domain/format.ts';
import type { Corporation } from '#core/domain/identity/corporation.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { cycles } from '#features/corporations/domain/endpoints.ts';
import { findDefaultCycle } from './use-cycle.ts';

/** How long a corporation's current scouting cycle lasts. */
export function CycleDaysLeft({ corporation }: { readonly corporation: Corporation }) {
  const { data } = useQuery(queryOptionsOf(cycles, { params: { id: corporation.id } }));
  if (data === undefined) return null;
  const cycle = findDefaultCycle(data);
  if (!cycle?.endDate) return 'No open cycle';
  if (cycle.startDate && Date.parse(cycle.startDate) > Date.now()) {
    const days = pluralize(daysUntil(cycle.startDate, new Date()), 'day', 'days');
    return `Cycle opens in ${days}`;
  }
  const days = daysUntil(cycle.endDate, new Date());
  return days === 0 ? 'Cycle ends today' : `${pluralize(days, 'day', 'days')} left in cycle`;
}
