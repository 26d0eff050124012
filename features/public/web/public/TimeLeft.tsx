import { clsx } from 'clsx';
import { Clock } from 'lucide-react';
import { daysUntil, formatNumber, plural } from '#core/domain/format.ts';

/** Urgent from this many days on. */
const soonDays = 7;

/** The time left until the deadline, as text. */
export function TimeLeft({ end }: { readonly end: string | null }) {
  const days = end === null ? null : Math.max(0, daysUntil(end, new Date()));
  const isSoon = days !== null && days <= soonDays;
  return (
    <span
      className={clsx(
        'flex items-center gap-1.5 whitespace-nowrap tabular',
        isSoon && 'font-medium text-warn-ink',
      )}
    >
      <Clock aria-hidden className={clsx('size-3.5', !isSoon && 'text-ink-3')} strokeWidth={1.75} />
      {formatTimeLeft(days)}
    </span>
  );
}

function formatTimeLeft(days: number | null): string {
  if (days === null) return 'No deadline';
  if (days === 0) return 'Closes today';
  return plural(days, 'One day left', `${formatNumber(days)} days left`);
}
