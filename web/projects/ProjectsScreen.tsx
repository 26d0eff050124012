import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { list, type projectSorts } from '#domain/projects/endpoints.ts';
import { projectHealths, projectPhases } from '#domain/projects/project.ts';
import { useCorporation } from '#web/session/use-corporation.ts';
import { useCorporationFilter } from '#web/session/use-corporation-filter.ts';
import { askPages } from '#web/transport/ask-pages.ts';
import { DataTable, TableSkeleton } from '#web/ui/DataTable.tsx';
import { FilterChips } from '#web/ui/FilterChips.tsx';
import { LoadMore } from '#web/ui/LoadMore.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { SearchField } from '#web/ui/SearchField.tsx';
import { EmptyState, ErrorState, Loading } from '#web/ui/states.tsx';
import { useDraftSearch } from '#web/ui/use-draft-search.ts';
import { healthWords } from './health-words.ts';
import { Figures } from './Figures.tsx';
import { projectColumns } from './project-columns.tsx';
import type { ProjectsSearch } from './search-params.ts';

const pageSize = '50';

type Sort = (typeof projectSorts)[number];
const defaultSort = { by: 'updated', direction: 'descending' } as const;

export function ProjectsScreen() {
  const search = useSearch({ from: '/shell/projects' });
  const navigate = useNavigate({ from: '/projects' });
  const corporation = useCorporationFilter();
  const { isLoading: isCorporationLoading, corporations } = useCorporation();
  const change = (next: ProjectsSearch) =>
    void navigate({ search: (before) => ({ ...before, ...next }), replace: true });
  const [typed, setTyped] = useDraftSearch(search.q ?? '', (q) => change({ q: q || undefined }));

  const { q, phase, health } = search;
  const sorting = {
    by: search.sort ?? defaultSort.by,
    direction: search.direction ?? (search.sort ? 'ascending' : defaultSort.direction),
  } as const;
  const projects = useInfiniteQuery({
    ...askPages(list, {
      query: { ...corporation, q, phase, health, sort: sorting.by, direction: sorting.direction, limit: pageSize },
    }),
    enabled: !isCorporationLoading,
  });
  const isFiltered = q !== undefined || phase !== undefined || health !== undefined;

  return (
    <div className="w-full px-4 py-6 md:px-8 md:py-7">
      <PageHeader
        title="Projects"
        lead="What came out of the challenges, and how it is going."
        actions={<SearchField label="Search projects" value={typed} onChange={setTyped} />}
      />
      <Figures corporation={corporation} isReady={!isCorporationLoading} />
      <div className="mt-6 mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <FilterChips
          label="Phase"
          all={{ label: 'All phases' }}
          options={projectPhases.map((value) => ({ value, label: value }))}
          value={phase ?? null}
          onChange={(value) => change({ phase: projectPhases.find((known) => known === value) })}
        />
        <FilterChips
          label="Health"
          all={{ label: 'Any health' }}
          options={projectHealths.map((value) => ({ value, label: healthWords[value] }))}
          value={health ?? null}
          onChange={(value) => change({ health: projectHealths.find((known) => known === value) })}
        />
      </div>
      {projects.isError && (
        <ErrorState title="The projects could not be loaded" error={projects.error} onRetry={() => void projects.refetch()} />
      )}
      {projects.isPending && (
        <Loading what="projects">
          <TableSkeleton />
        </Loading>
      )}
      {projects.data?.length === 0 && (
        <EmptyState
          title={isFiltered ? 'No project fits these filters' : corporations.length === 0 ? 'You do not belong to a corporation yet' : 'No projects yet'}
        >
          {isFiltered
            ? 'Take one of them away to see more.'
            : corporations.length === 0
              ? 'Ask the person who invited you to add you to theirs. Its projects will be here then.'
              : 'A project begins when a submission is selected.'}
        </EmptyState>
      )}
      {projects.data && projects.data.length > 0 && (
        <>
          <DataTable
            label="Projects"
            columns={projectColumns}
            rows={projects.data}
            keyOf={({ id }) => id}
            onOpen={({ id }) => void navigate({ to: '/project/$id', params: { id } })}
            sorting={sorting}
            onSort={({ by, direction }) => change({ sort: by as Sort, direction })}
          />
          <LoadMore
            hasMore={projects.hasNextPage}
            isLoading={projects.isFetchingNextPage}
            onMore={() => void projects.fetchNextPage()}
          />
        </>
      )}
    </div>
  );
}
