import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { opportunities, projects } from '#features/search/domain/record-endpoints.ts';
import { ask } from '#core/web/transport/ask.ts';
import { useRested } from '#ui/use-rested.ts';

/** So long nothing more is typed before the other tabs are counted. */
const restMs = 350;

/** How many opportunities and projects fit the words: asked for once typing rests. */
export function useTabCounts(q: string) {
  const query = { q: useRested(q, restMs), limit: '1' };
  const stay = { placeholderData: keepPreviousData };
  const found = useQuery({ ...ask(opportunities, { query }), ...stay });
  const run = useQuery({ ...ask(projects, { query }), ...stay });
  return { opportunities: found.data?.total, projects: run.data?.total };
}
