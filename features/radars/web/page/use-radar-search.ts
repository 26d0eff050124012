import { useNavigate, useSearch } from '@tanstack/react-router';
import type { RadarSearch } from '#features/radars/web/search-params.ts';

/** What of a radar is shown stands in its address. */
export function useRadarSearch() {
  const search = useSearch({ from: '/shell/radars/$id' });
  const navigate = useNavigate({ from: '/radars/$id' });
  const change = (next: RadarSearch, { isStep = false } = {}) =>
    void navigate({ search: (before) => ({ ...before, ...next }), replace: !isStep });
  return { search, change };
}
