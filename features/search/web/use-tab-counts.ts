import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { opportunities, projects } from '#features/search/domain/record-endpoints.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { useDebounced } from '#ui/use-debounced.ts';

/** So long nothing more is typed before the other tabs are counted. */
const debounceMs = 350;

/** How many opportunities and projects fit the words: asked for once typing rests. */
export function useTabCounts(q: string) {
  const query = { q: useDebounced(q, debounceMs), limit: '1' };
  const stay = { placeholderData: keepPreviousData };
  const found = useQuery({ ...queryOptionsOf(opportunities, { query }), ...stay });
  const run = useQuery({ ...queryOptionsOf(projects, { query }), ...stay });
  return { opportunities: found.data?.total, projects: run.data?.total };
}
