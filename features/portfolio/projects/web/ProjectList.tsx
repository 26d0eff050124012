import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { list } from '#features/portfolio/projects/domain/endpoints.ts';
import type { Project } from '#features/portfolio/projects/domain/project.ts';
import type { projectSorts } from '#features/portfolio/projects/domain/sorts.ts';
import { useCorporation } from '#core/web/session/use-corporation.ts';
import { infiniteQueryOptionsOf } from '#core/web/transport/infinite-query-options.ts';
import { listState } from '#core/web/transport/list-state.ts';
import { DataTable } from '#core/web/views/DataTable.tsx';
import { ListResult } from '#ui/ListResult.tsx';
import { TableSkeleton } from '#ui/TableSkeleton.tsx';
import { projectColumns } from './project-columns.tsx';
import { ProjectPhoneCard } from './ProjectPhoneCard.tsx';
import { ProjectsEmpty } from './ProjectsEmpty.tsx';
import type { ProjectsSearch } from './search-params.ts';
import { useProjectQuery } from './use-project-filters.ts';
import { useReschedule } from './use-reschedule.ts';
import { ProjectTimeline } from './timeline/ProjectTimeline.tsx';

const limit = '50';

const phoneCard = (project: Project) => <ProjectPhoneCard project={project} />;

type Sort = (typeof projectSorts)[number];

interface Props {
  readonly search: ProjectsSearch;
  readonly onChange: (next: ProjectsSearch) => void;
}

/** The filtered projects as a table or timeline. Last changed first by default. */
export function ProjectList({ search, onChange }: Props) {
  const navigate = useNavigate();
  const { isLoading } = useCorporation();
  const reschedule = useReschedule();
  const filters = useProjectQuery(search);
  const sort = search.sort ?? 'updated';
  const direction = search.direction ?? (search.sort ? 'ascending' : 'descending');
  const projects = useInfiniteQuery({
    ...infiniteQueryOptionsOf(list, {
      query: { ...filters, sort, direction, limit },
    }),
    enabled: !isLoading,
  });
  return (
    <ListResult
      what="projects"
      {...listState(projects)}
      skeleton={<TableSkeleton />}
      empty={<ProjectsEmpty search={search} onChange={onChange} />}
    >
      {(rows) =>
        search.view === 'timeline' ? (
          <ProjectTimeline projects={rows} onMove={(project, to) => reschedule({ project, to })} />
        ) : (
          <DataTable
            label="Projects"
            columns={projectColumns}
            card={phoneCard}
            rows={rows}
            keyOf={({ id }) => id}
            nameOf={({ name }) => name}
            onOpen={(id) => void navigate({ to: '/project/$id', params: { id } })}
            sorting={{ by: sort, direction }}
            onSort={(sorting) =>
              onChange({ sort: sorting.by as Sort, direction: sorting.direction })
            }
          />
        )
      }
    </ListResult>
  );
}
