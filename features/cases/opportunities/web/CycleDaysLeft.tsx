import { useQuery } from '@tanstack/react-query';
import { daysUntil } from '#core/domain/days-left.ts';
import { pluralize } from '#core/domain/format.ts';
import type { Corporation } from '#core/domain/identity/corporation.ts';
import { useTimeLeft } from '#core/web/deadlines/use-time-left.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { cycles } from '#features/cases/corporations/domain/endpoints.ts';
import { findDefaultCycle } from './use-cycle.ts';

/** How long a corporation's current scouting cycle lasts. */
export function CycleDaysLeft({ corporation }: { readonly corporation: Corporation }) {
  const { data } = useQuery(queryOptionsOf(cycles, { params: { id: corporation.id } }));
  const cycle = findDefaultCycle(data);
  const left = useTimeLeft({
    end: cycle?.endDate,
    timeZone: cycle?.timeZone,
    daysLeft: cycle?.daysLeft,
  });
  if (data === undefined) return null;
  if (cycle === undefined || left === null || left.hasEnded) return 'No open cycle';
  if (cycle.startDate && Date.parse(cycle.startDate) > Date.now()) {
    const days = daysUntil(cycle.startDate, cycle.timeZone, new Date());
    return days <= 0 ? 'Cycle opens today' : `Cycle opens in ${pluralize(days, 'day', 'days')}`;
  }
  return `${left.words} in cycle`;
}
