import { clsx } from 'clsx';
import type { Project } from '#features/portfolio/projects/domain/project.ts';
import { percent } from '#core/web/views/TimeAxis.tsx';
import { positionBar, positionOn, type Span, type TimeAxis } from '#core/web/views/time-axis.ts';
import { daysOf } from './days-of.ts';
import { useBarDrag } from './use-bar-drag.ts';

const looks: Record<Project['health'], string> = {
  'on track': 'border-accent bg-accent-soft text-accent-ink',
  'at risk': 'border-warn-ink bg-warn-soft text-warn-ink',
  'off track': 'border-bad-ink bg-bad-soft text-bad-ink',
};

interface Props {
  readonly axis: TimeAxis;
  readonly now: Date;
  readonly project: Project;
  /** The id of the text that explains the keys. */
  readonly keysHelp: string;
  readonly onMove: (project: Project, span: Span) => void;
}

/** A project's time as a bar with its phase, which those who may edit the project can drag. */
export function ProjectBar({ axis, now, project, keysHelp, onMove }: Props) {
  const { name, phase, health, startDate, endDate, mayEdit: canMove } = project;
  const { shown, isDragging, handlers } = useBarDrag({
    axis,
    canMove,
    span: { startDate, endDate },
    onMove: (span) => onMove(project, span),
  });
  const bar = positionBar(axis, shown);
  if (bar === null) {
    return (
      <span className="absolute inset-y-0 left-0 flex items-center text-small text-ink-3">
        No dates
      </span>
    );
  }
  const days = daysOf(shown);
  const look = phase === 'Closed' ? 'border-line-strong bg-sunken text-ink-2' : looks[health];
  const done = bar.width === 0 ? 0 : (positionOn(axis, now) - bar.from) / bar.width;
  const content = (
    <>
      <span
        style={{ width: percent(Math.min(1, Math.max(0, done))) }}
        className="absolute inset-y-0 left-0 bg-current opacity-10"
      />
      <span className="pointer-events-none relative truncate px-2 text-small font-medium">
        {phase}
      </span>
    </>
  );
  const place = { left: percent(bar.from), width: percent(bar.width) };
  const frame = clsx(
    'absolute top-1/2 flex h-6 min-w-2 -translate-y-1/2 items-center overflow-hidden rounded-chip border',
    look,
  );
  if (!canMove) {
    return (
      <span aria-hidden style={place} title={days} className={frame}>
        {content}
      </span>
    );
  }
  return (
    <>
      <button
        type="button"
        style={place}
        title={days}
        aria-label={`${name}: ${phase}, ${days}`}
        aria-describedby={keysHelp}
        className={clsx(frame, 'z-1 cursor-grab touch-none active:cursor-grabbing')}
        {...handlers}
      >
        {content}
        <span data-grip="start" className="absolute inset-y-0 left-0 w-1.5 cursor-ew-resize" />
        <span data-grip="end" className="absolute inset-y-0 right-0 w-1.5 cursor-ew-resize" />
      </button>
      <output
        style={{ left: percent(bar.from) }}
        className={clsx(
          'pointer-events-none absolute -top-1 z-2 -translate-y-full rounded-chip bg-inverse px-2 py-0.5 text-small whitespace-nowrap text-on-inverse shadow-card',
          !isDragging && 'sr-only',
        )}
      >
        {isDragging && days}
      </output>
    </>
  );
}
