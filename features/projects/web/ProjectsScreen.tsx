import { useNavigate, useSearch } from '@tanstack/react-router';
import { PageHeader } from '#ui/PageHeader.tsx';
import { SearchField } from '#ui/SearchField.tsx';
import { useDebouncedSearch } from '#ui/use-debounced-search.ts';
import { Figures } from './Figures.tsx';
import { ProjectFilters } from './ProjectFilters.tsx';
import { ProjectList } from './ProjectList.tsx';
import type { ProjectsSearch } from './search-params.ts';

export function ProjectsScreen() {
  const search = useSearch({ from: '/shell/projects' });
  const navigate = useNavigate({ from: '/projects' });
  // Back undoes a filter; typing replaces the history entry instead of adding one per keystroke.
  const change = (next: ProjectsSearch) =>
    void navigate({ search: (before) => ({ ...before, ...next }), replace: 'q' in next });
  const [typed, setTyped] = useDebouncedSearch(search.q ?? '', (q) =>
    change({ q: q || undefined }),
  );
  return (
    <div className="w-full px-4 py-6 md:px-8 md:py-7">
      <PageHeader
        title="Projects"
        lead="What came out of the challenges, and how it is going."
        actions={<SearchField label="Search projects" value={typed} onChange={setTyped} />}
      />
      <Figures />
      <ProjectFilters search={search} onChange={change} />
      <ProjectList search={search} onChange={change} />
    </div>
  );
}
