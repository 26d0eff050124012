import { GripVertical } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import type { Project } from '#features/portfolio/projects/domain/project.ts';
import { ProjectHealthLabel } from '#features/portfolio/projects/web/shared/ProjectStatus.tsx';
import { Avatar } from '#ui/Avatar.tsx';
import { DayText } from '#ui/dates.tsx';

interface Props {
  readonly project: Project;
  /** Whether cards of this board can be dragged; each of them needs a handle then. */
  readonly canMove: boolean;
}

/** A project on the board: company, name, health, owner and end. */
export function ProjectCard({ project, canMove }: Props) {
  const { id, name, companyName, owner, health, phase, endDate } = project;
  return (
    <div className="space-y-1.5">
      <div className="flex min-h-6 items-center gap-2 text-small leading-4 text-ink-2">
        <Avatar id={companyName ?? id} name={companyName ?? name} shape="company" size="xs" />
        <span className="line-clamp-2 min-w-0 flex-1">{companyName ?? 'No company'}</span>
        {canMove && (
          <Button
            slot="drag"
            aria-label="Move"
            className="-mr-1 grid size-6 shrink-0 cursor-grab place-items-center rounded text-ink-3 hover:text-ink"
          >
            <GripVertical aria-hidden className="size-4" />
          </Button>
        )}
      </div>
      <p className="line-clamp-3 text-control leading-4.5 font-semibold">{name}</p>
      <p className="flex flex-wrap items-center gap-2 text-small text-ink-3">
        <ProjectHealthLabel health={health} phase={phase} />
        {endDate && (
          <span>
            Ends <DayText day={endDate.slice(0, 10)} />
          </span>
        )}
        {owner && (
          <span className="ml-auto" title={owner.name}>
            <Avatar id={owner.id} name={owner.name} shape="person" size="s" />
          </span>
        )}
      </p>
    </div>
  );
}
