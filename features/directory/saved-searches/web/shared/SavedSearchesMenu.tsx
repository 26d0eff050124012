import { useNavigate } from '@tanstack/react-router';
import { Bookmark } from 'lucide-react';
import { formatNumber } from '#core/domain/format.ts';
import { SavedMenu } from '#core/web/views/SavedMenu.tsx';
import { searchParamsOf } from '#features/directory/search/domain/search-url.ts';
import { Button } from '#ui/Button.tsx';
import { NewCount } from '#features/directory/saved-searches/web/NewCount.tsx';
import { useSavedSearches } from '#features/directory/saved-searches/web/use-saved-searches.ts';

const all = 'all';

/** A menu of the viewer's saved searches, with the number of new results in each. */
export function SavedSearchesMenu() {
  const navigate = useNavigate();
  const { searches = [], newsOf } = useSavedSearches();
  const news = searches.reduce((sum, { id }) => sum + (newsOf(id)?.count ?? 0), 0);
  function open(key: string): void {
    const search = searches.find(({ id }) => id === key);
    if (!search) void navigate({ to: '/saved-searches' });
    else {
      const { id, query, filters } = search;
      const address = { ...searchParamsOf(query, filters), saved: id };
      void navigate({ to: '/search', search: address as never });
    }
  }
  return (
    <SavedMenu
      label="Saved searches"
      isAtEnd
      groups={[
        {
          id: 'own',
          items: searches.map(({ id, name }) => ({
            id,
            name,
            about: <NewCount count={newsOf(id)?.count} />,
          })),
        },
        { id: 'everything', items: [{ id: all, name: 'All saved searches', isQuiet: true }] },
      ]}
      onOpen={open}
    >
      <Button className="relative">
        <Bookmark aria-hidden className="size-4" strokeWidth={1.75} />
        Saved
        {/* Over the corner, since the number arrives later and must not move what stands beside it. */}
        {news > 0 && (
          <span className="absolute -top-1.5 -right-1.5 min-w-4 rounded-full bg-accent px-1 text-center text-[0.625rem] leading-4 font-semibold text-on-accent tabular">
            {formatNumber(news)}
            <span className="sr-only"> new</span>
          </span>
        )}
      </Button>
    </SavedMenu>
  );
}
