import { useNavigate, useSearch } from '@tanstack/react-router';
import type { PitchDaySearch } from '#features/portfolio/pitch-days/web/search-params.ts';

const from = '/shell/venturematch/pitch-days/$id';

/** What stands in the address, and how it is changed. */
export function useDaySearch() {
  const search = useSearch({ from });
  const navigate = useNavigate({ from: '/venturematch/pitch-days/$id' });
  const change = (next: PitchDaySearch) =>
    void navigate({
      search: (before) => ({ ...before, ...next }),
      replace: true,
      resetScroll: false,
    });
  return { search, change };
}
