import { timesIn } from '#features/portfolio/pitch-days/web/day-words.ts';
import type { PitchDayPage, Session } from '#features/portfolio/pitch-days/web/shown-day.ts';
import { SessionCard } from './SessionCard.tsx';

interface Props {
  readonly day: PitchDayPage;
  readonly onMove: ((session: Session) => void) | null;
}

/** The schedule for small screens: the sessions of each time with their rooms. */
export function ScheduleList({ day, onMove }: Props) {
  const times = timesIn(day.timeZone);
  return (
    <ol aria-label="Schedule" className="space-y-4">
      {day.slots.map((time, slot) => {
        const here = day.sessions
          .filter((session) => session.slot === slot)
          .toSorted((a, b) => (a.room ?? 0) - (b.room ?? 0));
        if (here.length === 0) return null;
        return (
          <li key={time.start}>
            <p className="text-control font-medium tabular">{times.span(time)}</p>
            <ul className="mt-1.5 space-y-2">
              {here.map((session) => (
                <li key={session.id}>
                  <p className="mb-1 text-small text-ink-2">{day.rooms[session.room ?? 0]}</p>
                  <SessionCard day={day} session={session} onMove={onMove} />
                </li>
              ))}
            </ul>
          </li>
        );
      })}
    </ol>
  );
}
