import { useLocation, useNavigate } from '@tanstack/react-router';
import { Bookmark, Search } from 'lucide-react';
import { usePins } from '#features/directory/pins/web/shared/use-pins.ts';
import { describeFilters } from '#features/directory/search/domain/search-name.ts';
import { searchParamsOf } from '#features/directory/search/domain/search-url.ts';
import type { SavedSearch } from '#features/directory/saved-searches/domain/saved-search.ts';
import { matches, type PaletteAnswer } from '#core/web/shell/palette.ts';
import { pinTargetOf } from './pin-target.ts';
import { useSavedSearches } from './use-saved-searches.ts';

const most = 5;

const describe = ({ query, filters }: SavedSearch): string =>
  [...(query === '' ? [] : [`“${query}”`]), ...describeFilters(filters)].join(', ') ||
  'All companies';

/** Saved searches, their page, and the command to pin the one that is open. */
export function usePalette(typed: string): PaletteAnswer {
  const navigate = useNavigate();
  const { searches, error } = useSavedSearches();
  const { pinAction } = usePins();
  const openId = useLocation({ select: ({ search }) => String(search.saved ?? '') });
  const open = searches?.find(({ id }) => id === openId);
  const isAsked = typed.trim() !== '';
  const matching = isAsked ? (searches ?? []).filter(({ name }) => matches(name, typed)) : [];
  const pin = open && pinAction(pinTargetOf(open));
  return {
    pages: [
      {
        id: '/saved-searches',
        label: 'Saved searches',
        icon: Bookmark,
        hint: 'Scout',
        run: () => void navigate({ to: '/saved-searches' }),
      },
    ],
    found: {
      title: 'Saved searches',
      isPending: isAsked && searches === undefined && error === null,
      commands: matching.slice(0, most).map((search) => ({
        id: `saved-search-${search.id}`,
        label: search.name,
        icon: Search,
        hint: describe(search),
        run: () =>
          void navigate({
            to: '/search',
            search: { ...searchParamsOf(search.query, search.filters), saved: search.id } as object,
          }),
      })),
    },
    actions: pin && open ? [{ ...pin, label: `${pin.label} ${open.name}`, hint: 'Sidebar' }] : [],
  };
}
