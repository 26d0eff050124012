import type { Project } from '#features/projects/domain/project.ts';
import {
  ProjectHealthLabel,
  ProjectPhaseSteps,
} from '#features/projects/web/public/ProjectStatus.tsx';
import { Avatar } from '#ui/Avatar.tsx';
import type { Column } from '#ui/table-column.ts';
import { RelativeTime, DateText } from '#ui/dates.tsx';

const nothing = <span className="text-ink-3">–</span>;

export const projectColumns: readonly Column<Project>[] = [
  {
    id: 'name',
    header: 'Project',
    isSortable: true,
    cell: ({ id, name, companyName, corporation }) => (
      <span className="flex items-center gap-3">
        <Avatar id={companyName ?? id} name={companyName ?? name} shape="company" />
        <span className="min-w-0">
          <span className="block truncate font-medium text-ink">{name}</span>
          <span className="block truncate text-meta text-ink-3">
            {companyName ?? 'No company'} · {corporation.name}
          </span>
        </span>
      </span>
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
    cell: ({ health }) => <ProjectHealthLabel health={health} />,
  },
  {
    id: 'opportunity',
    header: 'Came from',
    className: 'w-60 @max-7xl:hidden',
    cell: ({ opportunity }) =>
      opportunity ? <span className="block truncate text-ink-2">{opportunity.name}</span> : nothing,
  },
  {
    id: 'owner',
    header: 'Owner',
    className: 'w-36 @max-5xl:hidden',
    cell: ({ owner }) =>
      owner ? <span className="whitespace-nowrap text-ink-2">{owner.name}</span> : nothing,
  },
  {
    id: 'end',
    header: 'Ends',
    isSortable: true,
    className: 'w-30 @max-3xl:hidden',
    cell: ({ endDate }) => (endDate ? <DateText at={endDate} /> : nothing),
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
