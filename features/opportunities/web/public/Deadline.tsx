import { Clock, Flag } from 'lucide-react';
import { daysUntil, pluralize } from '#core/domain/format.ts';
import type { Opportunity } from '#features/opportunities/domain/opportunity.ts';
import { Pill } from '#ui/Tag.tsx';

/** Urgent from this many days on. */
const soonDays = 7;

/** The time left, or that the deadline has passed. */
export function Deadline({
  opportunity: { status, cycleEndDate },
}: {
  readonly opportunity: Pick<Opportunity, 'status' | 'cycleEndDate'>;
}) {
  if (status === 'FINISHED') {
    return <Pill icon={<Flag aria-hidden className="size-3" />}>Finished</Pill>;
  }
  if (!cycleEndDate) return null;
  const days = Math.max(0, daysUntil(cycleEndDate, new Date()));
  const words = days === 0 ? 'today' : pluralize(days, 'day', 'days');
  const icon = <Clock aria-hidden className="size-3" />;
  if (days <= soonDays) {
    return (
      <Pill tone="signal" icon={icon}>
        {words}
        <span className="sr-only"> left</span>
      </Pill>
    );
  }
  return (
    <span className="flex items-center gap-1 text-small whitespace-nowrap text-ink-3 tabular">
      {icon}
      {words}
      <span className="sr-only"> left</span>
    </span>
  );
}
