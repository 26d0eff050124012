import { useNavigate, useSearch } from '@tanstack/react-router';
import type { RadarSearch } from '#features/portfolio/radars/web/search-params.ts';

/** What of a radar is shown stands in its address. */
export function useRadarSearch() {
  const search = useSearch({ from: '/shell/radars/$id' });
  const navigate = useNavigate({ from: '/radars/$id' });
  const change = (next: RadarSearch, { isStep = false } = {}) =>
    void navigate({
      search: (before) => ({ ...before, ...next }),
      replace: !isStep,
      // On a phone the page scrolls: it stays where it is, except for what takes the whole of it.
      resetScroll: next.open === true || 'view' in next,
    });
  return { search, change };
}
