import { clsx } from 'clsx';
import { Clock } from 'lucide-react';
import { useTimeLeft } from '#core/web/deadlines/use-time-left.ts';
import type { OpenOpportunity } from '#features/cases/public-pages/domain/pages.ts';

interface Props {
  readonly of: Pick<OpenOpportunity, 'endDate' | 'timeZone' | 'daysLeft'>;
}

/** The time left until the deadline, as text. */
export function TimeLeft({ of: { endDate, timeZone, daysLeft } }: Props) {
  const left = useTimeLeft({ end: endDate, timeZone, daysLeft });
  const isSoon = left?.isSoon === true;
  return (
    <span
      className={clsx(
        'flex items-center gap-1.5 whitespace-nowrap tabular',
        isSoon && 'font-medium text-warn-ink',
      )}
    >
      <Clock aria-hidden className={clsx('size-3.5', !isSoon && 'text-ink-3')} strokeWidth={1.75} />
      {left?.words ?? 'No deadline'}
    </span>
  );
}
