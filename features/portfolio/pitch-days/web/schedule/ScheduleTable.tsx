import { clsx } from 'clsx';
import { useState } from 'react';
import type { Place } from '#features/portfolio/pitch-days/domain/schedule-problem.ts';
import { timesIn } from '#features/portfolio/pitch-days/web/day-words.ts';
import type { PitchDayPage, Session } from '#features/portfolio/pitch-days/web/shown-day.ts';
import { SessionCard } from './SessionCard.tsx';
import { clashOfMove, useMove } from './use-move.ts';

interface Props {
  readonly day: PitchDayPage;
  readonly onMove: ((session: Session) => void) | null;
}

const isAt = (place: Place | null, slot: number, room: number): boolean =>
  place?.slot === slot && place.room === room;

/** Times as rows, rooms as columns. A session is dropped where it is to take place. */
export function ScheduleTable({ day, onMove }: Props) {
  const move = useMove(day);
  const [dragged, setDragged] = useState<string | null>(null);
  const [over, setOver] = useState<Place | null>(null);
  const times = timesIn(day.timeZone);
  const clash = dragged !== null && over ? clashOfMove(day, dragged, over) : null;
  const end = () => {
    setDragged(null);
    setOver(null);
  };
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-sunken">
      <table aria-label="Schedule" className="w-full table-fixed border-separate border-spacing-0">
        <thead>
          <tr className="text-left text-control">
            <th scope="col" className="w-48 border-b border-line px-4 py-2 font-medium text-ink-2">
              Time
            </th>
            {day.rooms.map((room) => (
              <th
                key={room}
                scope="col"
                className="min-w-40 border-b border-line px-2 py-2 font-medium break-words"
              >
                {room}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {day.slots.map((time, slot) => (
            <tr key={time.start}>
              <th
                scope="row"
                className="border-b border-line px-4 py-2 text-left align-top text-control font-normal whitespace-nowrap text-ink-2 tabular"
              >
                {times.span(time)}
              </th>
              {day.rooms.map((name, room) => {
                const session = day.sessions.find((one) => one.slot === slot && one.room === room);
                const isTarget = isAt(over, slot, room);
                return (
                  <td
                    key={name}
                    onDragOver={(event) => {
                      if (dragged === null) return;
                      event.preventDefault();
                      if (!isTarget) setOver({ slot, room });
                    }}
                    onDrop={(event) => {
                      event.preventDefault();
                      if (dragged !== null) move(dragged, { slot, room });
                      end();
                    }}
                    className={clsx(
                      'h-14 border-b border-line p-1 align-top',
                      isTarget && (clash === null ? 'bg-accent-soft' : 'bg-bad-soft'),
                    )}
                  >
                    {session && (
                      <SessionCard
                        day={day}
                        session={session}
                        onMove={onMove}
                        onDragStart={() => setDragged(session.id)}
                        onDragEnd={end}
                      />
                    )}
                    {isTarget && clash !== null && (
                      <p className="mt-1 text-small text-bad-ink">{clash}</p>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
