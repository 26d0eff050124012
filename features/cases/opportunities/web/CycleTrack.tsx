import { clsx } from 'clsx';
import type { Cycle } from '#features/cases/corporations/domain/cycle.ts';
import { progress } from '#features/cases/opportunities/domain/period.ts';
import { DeadlineDay } from '#core/web/deadlines/DeadlineText.tsx';
import { smallScreen, useMediaQuery } from '#ui/use-media-query.ts';
import { labelsOf, type TrackDay, type TrackLabel } from './track-labels.ts';

interface Props {
  readonly start: string;
  readonly end: string;
  readonly timeZone: string | undefined;
  readonly milestones?: Cycle['milestones'];
}

const percent = (share: number) => `${share * 100}%`;

interface DayProps {
  readonly day: TrackDay;
  readonly timeZone: string;
  readonly isPast: boolean;
}

const Day = ({ day, timeZone, isPast }: DayProps) => (
  <span className="whitespace-nowrap">
    <span className={clsx('font-medium', isPast ? 'text-ink' : 'text-ink-2')}>{day.name}</span>{' '}
    <DeadlineDay at={day.date} timeZone={timeZone} short />
  </span>
);

const sides: Record<TrackLabel['side'], string> = {
  start: '',
  middle: '-translate-x-1/2',
  end: '-translate-x-full',
};

/** On a phone: the opening, the next day, the end. */
function nextOf(days: readonly TrackDay[], elapsed: number): TrackDay[] {
  const next = days.slice(1, -1).find(({ place }) => place > elapsed);
  return [days[0], next, days.at(-1)].filter((day) => day !== undefined);
}

/** A running cycle from its opening to its close, with its milestones and today. */
export function CycleTrack({ start, end, timeZone = 'UTC', milestones = [] }: Props) {
  const isSmall = useMediaQuery(smallScreen);
  const elapsed = progress(start, end, new Date());
  const days: TrackDay[] = [
    { name: 'Open', date: start, place: 0 },
    ...milestones.map(({ name, date }) => ({
      name,
      date,
      place: progress(start, end, new Date(date)),
    })),
    { name: 'Closes', date: end, place: 1 },
  ];
  return (
    <div className="mb-4">
      <div aria-hidden className="relative mx-1 flex h-3 items-center">
        <span className="h-[3px] w-full rounded-full bg-line" />
        <span
          className="absolute left-0 h-[3px] rounded-full bg-accent"
          style={{ width: percent(elapsed) }}
        />
        {days.map(({ name, place }) => (
          <span
            key={`${name} ${place}`}
            className={clsx(
              'absolute size-2 -translate-x-1/2 rounded-full ring-2 ring-surface',
              place <= elapsed ? 'bg-accent' : 'bg-line-strong',
            )}
            style={{ left: percent(place) }}
          />
        ))}
        {elapsed > 0 && elapsed < 1 && (
          <span
            className="absolute h-4 w-0.5 -translate-x-1/2 rounded-full bg-signal"
            style={{ left: percent(elapsed) }}
          />
        )}
      </div>
      {isSmall ? (
        <p className="mt-1 flex justify-between gap-2 text-small text-ink-2 tabular">
          {nextOf(days, elapsed).map((day) => (
            <Day key={day.name} day={day} timeZone={timeZone} isPast={day.place <= elapsed} />
          ))}
        </p>
      ) : (
        <ul aria-label="Milestones" className="relative mt-1 h-4 text-small text-ink-2 tabular">
          {labelsOf(days).map((label) => (
            <li
              key={label.place}
              style={{ left: percent(label.place) }}
              className={clsx('absolute flex gap-2', sides[label.side])}
            >
              {label.days.map((day) => (
                <Day key={day.name} day={day} timeZone={timeZone} isPast={day.place <= elapsed} />
              ))}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
