import { Suspense, useState } from 'react';
import { lazyPart } from '#core/web/router/lazy-part.tsx';
import type { PitchDayPage, Session } from '#features/portfolio/pitch-days/web/shown-day.ts';
import { EmptyState } from '#ui/states.tsx';
import { smallScreen, useMediaQuery } from '#ui/use-media-query.ts';
import { ScheduleList } from './ScheduleList.tsx';
import { ScheduleTable } from './ScheduleTable.tsx';
import { SessionCard } from './SessionCard.tsx';

const MoveDialog = lazyPart(() => import('./MoveDialog.tsx'), 'MoveDialog');

/** When and where each session takes place. */
export function ScheduleView({ day }: { readonly day: PitchDayPage }) {
  const isSmall = useMediaQuery(smallScreen);
  const [moved, setMoved] = useState<Session | null>(null);
  const onMove = day.mayEdit ? setMoved : null;
  const waiting = day.sessions.filter(({ slot, room }) => slot === null || room === null);
  if (day.sessions.length === 0)
    return (
      <EmptyState title="No sessions yet">
        {day.mayEdit
          ? 'Assign companies, and the schedule appears here.'
          : 'Nothing is assigned yet.'}
      </EmptyState>
    );
  return (
    <div className="space-y-6">
      {waiting.length > 0 && (
        <section aria-labelledby="without-time">
          <h2 id="without-time" className="text-card font-semibold">
            Without a time
          </h2>
          <ul className="mt-2 grid gap-2 sm:grid-cols-2 lg:grid-cols-4">
            {waiting.map((session) => (
              <li key={session.id}>
                <SessionCard day={day} session={session} onMove={onMove} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {isSmall ? (
        <ScheduleList day={day} onMove={onMove} />
      ) : (
        <ScheduleTable day={day} onMove={onMove} />
      )}
      <Suspense>
        {moved && <MoveDialog day={day} session={moved} onClose={() => setMoved(null)} />}
      </Suspense>
    </div>
  );
}
