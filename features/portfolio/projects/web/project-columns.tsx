import type { Project } from '#features/portfolio/projects/domain/project.ts';
import {
  ProjectHealthLabel,
  ProjectPhaseSteps,
} from '#features/portfolio/projects/web/shared/ProjectStatus.tsx';
import { useCorporation } from '#core/web/session/use-corporation.ts';
import { noValue, RecordName } from '#core/web/views/cells.tsx';
import type { Column } from '#core/web/views/table-column.ts';
import { DayText, RelativeTime } from '#ui/dates.tsx';

type Named = Pick<Project, 'id' | 'name' | 'companyName' | 'corporation'>;

function ProjectName({ id, name, companyName, corporation }: Named) {
  const isOnlyCorporation = useCorporation().corporations.length === 1;
  const company = companyName ?? 'No company';
  return (
    <RecordName
      avatar={{ id: companyName ?? id, name: companyName ?? name }}
      name={name}
      isLongName
      line={isOnlyCorporation ? company : `${company} · ${corporation.name}`}
    />
  );
}

export const projectColumns: readonly Column<Project>[] = [
  {
    id: 'name',
    header: 'Project',
    isSortable: true,
    cell: ({ id, name, companyName, corporation }) => (
      <ProjectName id={id} name={name} companyName={companyName} corporation={corporation} />
    ),
  },
  {
    id: 'phase',
    header: 'Phase',
    isSortable: true,
    className: 'w-54 @max-2xl:w-36',
    cell: ({ phase }) => <ProjectPhaseSteps phase={phase} />,
  },
  {
    id: 'health',
    header: 'Health',
    isSortable: true,
    className: 'w-30',
    cell: (project) => <ProjectHealthLabel {...project} />,
  },
  {
    id: 'opportunity',
    header: 'Came from',
    className: 'w-60 @max-7xl:hidden',
    cell: ({ opportunity }) =>
      opportunity ? <span className="block truncate text-ink-2">{opportunity.name}</span> : noValue,
  },
  {
    id: 'owner',
    header: 'Owner',
    className: 'w-36 @max-5xl:hidden',
    cell: ({ owner }) =>
      owner ? <span className="whitespace-nowrap text-ink-2">{owner.name}</span> : noValue,
  },
  {
    id: 'end',
    header: 'Ends',
    isSortable: true,
    className: 'w-30 @max-3xl:hidden',
    cell: ({ endDate }) => (endDate ? <DayText day={endDate.slice(0, 10)} /> : noValue),
  },
  {
    id: 'updated',
    header: 'Updated',
    isSortable: true,
    align: 'end',
    className: 'w-32 @max-2xl:hidden',
    cell: ({ updatedAt }) => (
      <span className="text-ink-3">
        <RelativeTime at={updatedAt} />
      </span>
    ),
  },
];
