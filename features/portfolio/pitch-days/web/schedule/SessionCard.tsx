import { clsx } from 'clsx';
import { Move, TriangleAlert } from 'lucide-react';
import {
  namesOf,
  sessionName,
  type PitchDayPage,
  type Session,
} from '#features/portfolio/pitch-days/web/shown-day.ts';
import { Button } from '#ui/Button.tsx';

interface Props {
  readonly day: PitchDayPage;
  readonly session: Session;
  /** Null: the reader may not move it. */
  readonly onMove: ((session: Session) => void) | null;
  readonly onDragStart?: () => void;
  readonly onDragEnd?: () => void;
}

/** A session in the schedule. It is dragged, or moved by its button. */
export function SessionCard({ day, session, onMove, onDragStart, onDragEnd }: Props) {
  const names = namesOf(day);
  const isClashing = session.clashes.length > 0;
  return (
    <div
      draggable={onMove !== null && onDragStart !== undefined}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', sessionName(day, session));
        onDragStart?.();
      }}
      onDragEnd={onDragEnd}
      className={clsx(
        'flex items-start gap-1 rounded-control border bg-raised p-2 text-control shadow-card',
        isClashing ? 'border-bad' : 'border-line',
        onMove !== null && onDragStart && 'cursor-grab',
      )}
    >
      <div className="min-w-0 flex-1">
        <p className="font-medium break-words">{names.company(session.companyId)}</p>
        <p className="line-clamp-2 text-small text-ink-2">
          {names.opportunity(session.opportunityId)}
        </p>
        {session.clashes.map((clash) => (
          <p key={clash} className="mt-1 flex gap-1 text-small text-bad-ink">
            <TriangleAlert aria-hidden className="mt-0.5 size-3 shrink-0" />
            {clash}
          </p>
        ))}
      </div>
      {onMove && (
        <Button
          variant="quiet"
          size="icon"
          aria-label={`Move ${sessionName(day, session)} to…`}
          onPress={() => onMove(session)}
        >
          <Move aria-hidden className="size-3.5" strokeWidth={1.75} />
        </Button>
      )}
    </div>
  );
}
