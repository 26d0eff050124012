import type { Project } from '#features/portfolio/projects/domain/project.ts';
import {
  ProjectHealthLabel,
  ProjectPhaseSteps,
} from '#features/portfolio/projects/web/shared/ProjectStatus.tsx';
import { Avatar } from '#ui/Avatar.tsx';
import { DayText } from '#ui/dates.tsx';

/** A project on a phone: what a row of the table shows, in three lines. */
export function ProjectPhoneCard({ project }: { readonly project: Project }) {
  const { id, name, companyName, corporation, phase, health, endDate } = project;
  return (
    <span className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
      <Avatar
        id={companyName ?? id}
        name={companyName ?? name}
        shape="company"
        className="size-9!"
      />
      <span className="min-w-0">
        <span className="line-clamp-2 text-body leading-4.5 font-medium">{name}</span>
        <span className="flex items-baseline justify-between gap-3 text-small text-ink-3">
          <span className="truncate">{companyName ?? corporation.name}</span>
          {endDate && (
            <span className="shrink-0">
              Ends <DayText day={endDate.slice(0, 10)} />
            </span>
          )}
        </span>
        <span className="mt-1.5 flex min-h-5 flex-wrap items-center justify-between gap-x-3 gap-y-1 text-small">
          <ProjectPhaseSteps phase={phase} />
          <ProjectHealthLabel health={health} phase={phase} />
        </span>
      </span>
    </span>
  );
}
