import { Link, useNavigate, useSearch } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import { usePostableCorporations } from './use-postable-corporations.ts';
import { buttonClasses } from '#ui/button-classes.ts';
import { PageHeader } from '#ui/PageHeader.tsx';
import { SearchField } from '#ui/SearchField.tsx';
import { useDebouncedSearch } from '#ui/use-debounced-search.ts';
import { DiscoverFilters } from './DiscoverFilters.tsx';
import { DiscoverResult } from './DiscoverResult.tsx';
import type { DiscoverSearch } from './search-params.ts';

export function DiscoverScreen() {
  const search = useSearch({ from: '/shell/discover' });
  const navigate = useNavigate({ from: '/discover' });
  const mayPost = usePostableCorporations().length > 0;
  // Back undoes a filter; typing replaces the history entry instead of adding one per keystroke.
  const change = (next: DiscoverSearch) =>
    void navigate({ search: (before) => ({ ...before, ...next }), replace: 'q' in next });
  const [typed, setTyped] = useDebouncedSearch(search.q ?? '', (q) =>
    change({ q: q || undefined }),
  );
  return (
    <div
      className={clsx(
        'mx-auto w-full px-4 py-6 md:px-8 md:py-7',
        // The board uses the full width.
        search.view !== 'board' && 'max-w-[1280px]',
      )}
    >
      <PageHeader
        title="Discover"
        lead="Challenges open to outside solutions, by scouting cycle."
        actions={
          <>
            <SearchField label="Search opportunities" value={typed} onChange={setTyped} />
            {mayPost && (
              <Link to="/opportunities/new" className={buttonClasses('primary', 'medium')}>
                <Plus aria-hidden className="size-4" strokeWidth={1.75} />
                <span className="max-[359px]:sr-only">New opportunity</span>
              </Link>
            )}
          </>
        }
      />
      <DiscoverFilters search={search} onChange={change} />
      <DiscoverResult search={search} onChange={change} />
    </div>
  );
}
