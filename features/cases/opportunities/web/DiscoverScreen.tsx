import { useSearch } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { Plus } from 'lucide-react';
import { ButtonLink } from '#core/web/router/ButtonLink.tsx';
import { usePostableCorporations } from './use-postable-corporations.ts';
import { PageHeader } from '#ui/PageHeader.tsx';
import { SearchField } from '#ui/SearchField.tsx';
import { useDebouncedSearch } from '#ui/use-debounced-search.ts';
import { smallScreen, useMediaQuery } from '#ui/use-media-query.ts';
import { DiscoverFilters } from './DiscoverFilters.tsx';
import { DiscoverResult } from './DiscoverResult.tsx';
import { useDiscoverView } from './use-discover-view.ts';

export function DiscoverScreen() {
  const isSmall = useMediaQuery(smallScreen);
  const { view, change } = useDiscoverView();
  const search = { ...useSearch({ from: '/shell/discover' }), view };
  const mayPost = usePostableCorporations().length > 0;
  const [typed, setTyped] = useDebouncedSearch(search.q ?? '', (q) =>
    change({ q: q || undefined }),
  );
  const searchField = (
    <SearchField label="Search opportunities" value={typed} onChange={setTyped} />
  );
  return (
    <div
      className={clsx(
        'mx-auto w-full px-4 py-4 md:px-8 md:py-5',
        // The board uses the full width.
        search.view !== 'board' && 'max-w-[1320px]',
      )}
    >
      <PageHeader
        title="Discover"
        lead="Opportunities by scouting cycle."
        isCompact
        actions={
          <>
            {!isSmall && searchField}
            {mayPost && (
              <ButtonLink to="/opportunities/new" variant="primary">
                <Plus aria-hidden className="size-4" strokeWidth={1.75} />
                <span>
                  New<span className="max-sm:sr-only"> opportunity</span>
                </span>
              </ButtonLink>
            )}
          </>
        }
      />
      <DiscoverFilters search={search} onChange={change} searchField={isSmall && searchField} />
      <DiscoverResult search={search} onChange={change} />
    </div>
  );
}
