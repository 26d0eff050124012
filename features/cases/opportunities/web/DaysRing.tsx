import { useTimeLeft } from '#core/web/deadlines/use-time-left.ts';
import type { Opportunity } from '#features/cases/opportunities/domain/opportunity.ts';
import { progress } from '#features/cases/opportunities/domain/period.ts';
import { Pill } from '#ui/Tag.tsx';
import { deadlineOf, type Closing } from './shared/deadline-of.ts';

const radius = 6;
const circumference = 2 * Math.PI * radius;

interface Props {
  readonly opportunity: Closing & Pick<Opportunity, 'cycleStartDate'>;
}

/** The days left as a ring that empties, and in words. */
export function DaysRing({ opportunity }: Props) {
  const left = useTimeLeft(deadlineOf(opportunity));
  const { status, cycleStartDate, cycleEndDate } = opportunity;
  if (status === 'FINISHED') return <Pill>Finished</Pill>;
  if (left === null || !cycleEndDate) return null;
  const { isSoon, words } = left;
  const share = cycleStartDate ? 1 - progress(cycleStartDate, cycleEndDate, new Date()) : 0;
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
          strokeDasharray={`${circumference * share} ${circumference}`}
        />
      </svg>
      {words}
    </span>
  );
}
