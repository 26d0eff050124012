import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { list } from '#features/projects/domain/endpoints.ts';
import type { projectSorts } from '#features/projects/domain/sorts.ts';
import { NoCorporationState } from '#core/web/session/NoCorporationState.tsx';
import { useCorporation } from '#core/web/session/use-corporation.ts';
import { useCorporationFilter } from '#core/web/session/use-corporation-filter.ts';
import { infiniteQueryOptionsOf } from '#core/web/transport/infinite-query-options.ts';
import { listState } from '#core/web/transport/list-state.ts';
import { DataTable } from '#ui/DataTable.tsx';
import { ListResult } from '#ui/ListResult.tsx';
import { EmptyState } from '#ui/states.tsx';
import { TableSkeleton } from '#ui/TableSkeleton.tsx';
import { projectColumns } from './project-columns.tsx';
import type { ProjectsSearch } from './search-params.ts';

const limit = '50';

type Sort = (typeof projectSorts)[number];

interface Props {
  readonly search: ProjectsSearch;
  readonly onChange: (next: ProjectsSearch) => void;
}

/** The filtered projects as a table. Last changed first by default. */
export function ProjectList({ search, onChange }: Props) {
  const navigate = useNavigate();
  const corporation = useCorporationFilter();
  const { isLoading } = useCorporation();
  const { q, phase, health } = search;
  const sort = search.sort ?? 'updated';
  const direction = search.direction ?? (search.sort ? 'ascending' : 'descending');
  const projects = useInfiniteQuery({
    ...infiniteQueryOptionsOf(list, {
      query: { ...corporation, q, phase, health, sort, direction, limit },
    }),
    enabled: !isLoading,
  });
  const isFiltered = q !== undefined || phase !== undefined || health !== undefined;
  const empty = isFiltered ? (
    <EmptyState title="No project fits these filters">
      Take one of them away to see more.
    </EmptyState>
  ) : (
    <EmptyState title="No projects yet">A project begins when a submission is selected.</EmptyState>
  );
  return (
    <ListResult
      what="projects"
      {...listState(projects)}
      skeleton={<TableSkeleton />}
      empty={<NoCorporationState what="projects">{empty}</NoCorporationState>}
    >
      {(rows) => (
        <DataTable
          label="Projects"
          columns={projectColumns}
          rows={rows}
          keyOf={({ id }) => id}
          onOpen={({ id }) => void navigate({ to: '/project/$id', params: { id } })}
          sorting={{ by: sort, direction }}
          onSort={(sorting) => onChange({ sort: sorting.by as Sort, direction: sorting.direction })}
        />
      )}
    </ListResult>
  );
}
