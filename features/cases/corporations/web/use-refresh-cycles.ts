import { useQueryClient } from '@tanstack/react-query';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import { cycles } from '#features/cases/corporations/domain/endpoints.ts';
import { list } from '#features/cases/opportunities/domain/endpoints.ts';

/** Reads cycles again, and opportunities, which show the days of theirs. */
export function useRefreshCycles() {
  const client = useQueryClient();
  return async (): Promise<void> => {
    void client.invalidateQueries({ queryKey: queryKeyOf(list) });
    await client.invalidateQueries({ queryKey: queryKeyOf(cycles) });
  };
}
