import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { useId } from 'react';
import type { Project } from '#features/portfolio/projects/domain/project.ts';
import { healthLabels } from '#features/portfolio/projects/web/shared/health-labels.ts';
import { AxisHead, AxisLines, timelineRow } from '#core/web/views/TimeAxis.tsx';
import { buildTimeAxis, type Span } from '#core/web/views/time-axis.ts';
import { useListKeys } from '#core/web/views/use-list-keys.ts';
import { smallScreen, useMediaQuery } from '#ui/use-media-query.ts';
import { daysOf } from './days-of.ts';
import { ProjectBar } from './ProjectBar.tsx';

const maxTicks = { wide: 12, small: 4 };

const quarterLabel = (at: Date) => `Q${Math.floor(at.getMonth() / 3) + 1} ${at.getFullYear()}`;

interface Props {
  readonly projects: readonly Project[];
  readonly onMove: (project: Project, span: Span) => void;
}

/** Projects as bars on an axis of quarters, with a line for today. The table has the same as text. */
export function ProjectTimeline({ projects, onMove }: Props) {
  const list = useListKeys<HTMLDivElement>();
  const keysHelp = useId();
  const isSmall = useMediaQuery(smallScreen);
  const now = new Date();
  const axis = buildTimeAxis(projects, now, isSmall ? maxTicks.small : maxTicks.wide, 'quarter');
  return (
    <div ref={list} className="overflow-clip rounded-card border border-line bg-raised">
      <p id={keysHelp} hidden>
        Arrow keys move it by a day, Page Up and Page Down by four weeks; with Shift only its end.
        Enter saves, Escape discards.
      </p>
      <AxisHead axis={axis} now={now} labelOf={quarterLabel} />
      <div className="relative py-1">
        <AxisLines axis={axis} now={now} />
        <ul>
          {projects.map((project) => {
            const { id, name, companyName, phase, health, startDate, endDate } = project;
            return (
              <li
                key={id}
                className={clsx(
                  timelineRow,
                  'relative items-center px-4 hover:bg-hover max-md:py-2',
                )}
              >
                <Link
                  to="/project/$id"
                  params={{ id }}
                  data-walk
                  className="block min-w-0 py-2 text-control font-medium focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-accent"
                >
                  <span className="block truncate">{name}</span>
                  <span className="block truncate text-small font-normal text-ink-3">
                    {companyName ?? 'No company'} · {healthLabels[health]}
                  </span>
                  <span className="sr-only">
                    , {phase}, {daysOf({ startDate, endDate }) || 'no dates'}
                  </span>
                </Link>
                <div className="relative h-8 md:h-full md:min-h-12">
                  <ProjectBar
                    axis={axis}
                    now={now}
                    project={project}
                    keysHelp={keysHelp}
                    onMove={onMove}
                  />
                </div>
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}
