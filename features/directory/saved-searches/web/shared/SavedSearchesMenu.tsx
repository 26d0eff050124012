import { useNavigate } from '@tanstack/react-router';
import { Bookmark } from 'lucide-react';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { formatNumber } from '#core/domain/format.ts';
import { searchParamsOf } from '#features/directory/search/domain/search-url.ts';
import { Button } from '#ui/Button.tsx';
import { NewCount } from '#features/directory/saved-searches/web/NewCount.tsx';
import { useSavedSearches } from '#features/directory/saved-searches/web/use-saved-searches.ts';

const all = 'all';
const itemLook =
  'flex min-h-8 cursor-pointer items-center justify-between gap-4 rounded-control px-2 py-1 text-control outline-none data-[focused]:bg-hover';

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
    <MenuTrigger>
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
      <Popover placement="bottom end" className="floating max-w-80 min-w-56 rounded-card p-1">
        <Menu
          aria-label="Saved searches"
          className="max-h-96 overflow-y-auto outline-none"
          onAction={(key) => open(String(key))}
        >
          {searches.map(({ id, name }) => (
            <MenuItem key={id} id={id} textValue={name} className={itemLook}>
              <span className="min-w-0 truncate">{name}</span>
              <NewCount count={newsOf(id)?.count} />
            </MenuItem>
          ))}
          <MenuItem id={all} textValue="All saved searches" className={itemLook}>
            <span className="text-ink-2">All saved searches</span>
          </MenuItem>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
