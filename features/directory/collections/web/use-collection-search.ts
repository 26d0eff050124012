import { useNavigate, useRouter, useSearch } from '@tanstack/react-router';
import { smallScreen } from '#ui/use-media-query.ts';
import type { CollectionSearch } from './search-params.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** A history entry for a sheet over the list. */
    isSheet?: true | undefined;
  }
}

const isCovered = ({ company, blacklist, suggestions }: CollectionSearch) =>
  company !== undefined || blacklist === true || suggestions === true;

/**
 * Reads and updates the collection's view in the URL. Another sub-space pushes a history entry. So does a
 * panel on a small screen, where it covers the list: Back closes it, and closing it goes back.
 */
export function useCollectionSearch() {
  const search = useSearch({ from: '/shell/collection/$id' });
  const navigate = useNavigate({ from: '/collection/$id' });
  const { history } = useRouter();
  function change(next: CollectionSearch): void {
    const [was, is] = [isCovered(search), isCovered({ ...search, ...next })];
    if (was && !is && history.location.state.isSheet) {
      history.back();
      return;
    }
    const opens = !was && is && matchMedia(smallScreen).matches;
    const isStep = opens || 'space' in next;
    void navigate({
      search: (before) => ({ ...before, ...next }),
      state: isStep ? { isSheet: opens || undefined } : true,
      replace: !isStep,
      resetScroll: 'space' in next,
    });
  }
  return [search, change] as const;
}
