import { useNavigate, useSearch } from '@tanstack/react-router';
import { Place, usePreloadedPlace } from '#core/web/Place.tsx';
import { ExportButton } from '#features/people/exports/web/shared/ExportButton.tsx';
import { exportOfProjects } from '#features/portfolio/projects/domain/export.ts';
import { MyWork } from '#features/people/needs-you/web/shared/MyWork.tsx';
import { ArrivalFrame, Arriving } from '#ui/Arriving.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { SearchField } from '#ui/SearchField.tsx';
import { useDebouncedSearch } from '#ui/use-debounced-search.ts';
import { smallScreen, useMediaQuery } from '#ui/use-media-query.ts';
import { Figures } from './Figures.tsx';
import { NewProjectButton } from './NewProjectButton.tsx';
import { ProjectBoard } from './ProjectBoard.tsx';
import { ProjectFilters } from './ProjectFilters.tsx';
import { ProjectList } from './ProjectList.tsx';
import type { ProjectsSearch } from './search-params.ts';
import { useProjectQuery } from './use-project-filters.ts';

declare module '#core/web/places.ts' {
  interface Places {
    /** Above everything on Projects, where people land. */
    readonly projectsFirst: Record<never, never>;
  }
}

export function ProjectsScreen() {
  usePreloadedPlace('projectsFirst');
  const search = useSearch({ from: '/shell/projects' });
  const navigate = useNavigate({ from: '/projects' });
  // Back undoes a filter; typing replaces the history entry instead of adding one per keystroke.
  const change = (next: ProjectsSearch) =>
    void navigate({ search: (before) => ({ ...before, ...next }), replace: 'q' in next });
  const [typed, setTyped] = useDebouncedSearch(search.q ?? '', (q) =>
    change({ q: q || undefined }),
  );
  const view = { search, onChange: change };
  const filter = useProjectQuery(search);
  const isSmall = useMediaQuery(smallScreen);
  const searchField = <SearchField label="Search projects" value={typed} onChange={setTyped} />;
  return (
    <div className="w-full px-4 py-4 md:px-8 md:py-7">
      <PageHeader
        title="Projects"
        lead="Pilots and rollouts that came out of opportunities."
        isCompact
        actions={
          <>
            {!isSmall && searchField}
            <ExportButton kind={exportOfProjects} asked={{ filter }} />
            <NewProjectButton />
          </>
        }
      />
      <ArrivalFrame
        below={
          <>
            <Figures {...view} />
            <ProjectFilters {...view} searchField={isSmall && searchField} />
            {search.view === 'board' ? <ProjectBoard {...view} /> : <ProjectList {...view} />}
          </>
        }
      >
        <Place name="projectsFirst" told={{}} skeleton={<Arriving />} />
        <MyWork />
      </ArrivalFrame>
    </div>
  );
}
