import { daysUntil, pluralize } from '#core/domain/format.ts';
import type { Opportunity } from '#features/opportunities/domain/opportunity.ts';
import { progress } from '#features/opportunities/domain/period.ts';
import { Pill } from '#ui/Tag.tsx';

/** Soon from this many days on: in the colour for what is due soon. */
const soonDays = 7;
const radius = 6;
const circumference = 2 * Math.PI * radius;

/** The days left as a ring that empties, and in words. */
export function DaysRing({
  opportunity: { status, cycleStartDate, cycleEndDate },
}: {
  readonly opportunity: Pick<Opportunity, 'status' | 'cycleStartDate' | 'cycleEndDate'>;
}) {
  if (status === 'FINISHED') return <Pill>Finished</Pill>;
  if (!cycleEndDate) return null;
  const now = new Date();
  const days = Math.max(0, daysUntil(cycleEndDate, now));
  const left = cycleStartDate ? 1 - progress(cycleStartDate, cycleEndDate, now) : 0;
  const isSoon = days <= soonDays;
  return (
    <span
      className={`flex items-center gap-1.5 text-small whitespace-nowrap tabular ${isSoon ? 'font-medium text-signal-ink' : 'text-ink-2'}`}
    >
      <svg
        aria-hidden
        viewBox="0 0 16 16"
        fill="none"
        strokeWidth="2"
        className={`size-4 -rotate-90 ${isSoon ? 'stroke-signal' : 'stroke-accent'}`}
      >
        <circle cx="8" cy="8" r={radius} className="stroke-press" />
        <circle
          cx="8"
          cy="8"
          r={radius}
          strokeDasharray={`${circumference * left} ${circumference}`}
        />
      </svg>
      {days === 0 ? 'Closes today' : `${pluralize(days, 'day', 'days')} left`}
    </span>
  );
}
