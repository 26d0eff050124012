import { clsx } from 'clsx';
import type { Cycle } from '#features/corporations/domain/cycle.ts';
import { daysUntil, pluralize } from '#core/domain/format.ts';
import { progress } from '#features/opportunities/domain/period.ts';
import { DateText } from '#ui/dates.tsx';

const end = 'size-2 shrink-0 rounded-full';

interface Props {
  readonly start: string;
  readonly end: string;
  readonly milestones?: Cycle['milestones'];
}

/** A cycle from its opening to its close, with its milestones and today. */
export function CycleTrack({ start, end: close, milestones = [] }: Props) {
  const now = new Date();
  const elapsed = progress(start, close, now);
  const days = daysUntil(close, now);
  const isRunning = elapsed > 0 && elapsed < 1;
  return (
    <div className="mb-5">
      <div aria-hidden className="relative flex h-4 items-center gap-1">
        <span className={clsx(end, elapsed > 0 ? 'bg-accent' : 'bg-line-strong')} />
        <span className="relative h-[3px] flex-1 rounded-full bg-line">
          <span
            className="absolute inset-y-0 left-0 rounded-full bg-accent"
            style={{ width: `${elapsed * 100}%` }}
          />
          {milestones.map(({ name, date }) => (
            <span
              key={`${name} ${date}`}
              className={clsx(
                'absolute -top-[3px] size-2 -translate-x-1/2 rotate-45 rounded-[1px] border',
                Date.parse(date) <= now.getTime()
                  ? 'border-accent bg-accent'
                  : 'border-line-control bg-surface',
              )}
              style={{ left: `${progress(start, close, new Date(date)) * 100}%` }}
            />
          ))}
          {isRunning && (
            <span
              className="absolute -top-1.5 h-4 w-0.5 rounded-full bg-signal"
              style={{ left: `${elapsed * 100}%` }}
            />
          )}
        </span>
        <span className={clsx(end, elapsed < 1 ? 'bg-line-strong' : 'bg-accent')} />
      </div>
      <p className="mt-1 flex justify-between gap-4 text-small text-ink-2 tabular">
        <span>
          <span className="font-medium text-ink">Open</span> <DateText at={start} short />
        </span>
        {isRunning && <span>{pluralize(days, 'day', 'days')} left</span>}
        <span>
          <span className="font-medium text-ink">{elapsed < 1 ? 'Closes' : 'Closed'}</span>{' '}
          <DateText at={close} short />
        </span>
      </p>
      {milestones.length > 0 && (
        <ul aria-label="Milestones" className="mt-1 flex flex-wrap gap-x-4 text-small text-ink-2">
          {milestones.map(({ name, date }) => (
            <li key={`${name} ${date}`}>
              <span className="font-medium text-ink">{name}</span> <DateText at={date} short />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
