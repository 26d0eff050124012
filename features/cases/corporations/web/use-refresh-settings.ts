import { useQueryClient } from '@tanstack/react-query';
import { list as corporationList } from '#core/domain/identity/corporation-endpoints.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import type { CorporationSettings } from '#features/cases/corporations/domain/settings.ts';
import { get, list } from '#features/cases/corporations/domain/settings-endpoints.ts';

/** Takes settings over that the server answered, and reads again what shows them elsewhere. */
export function useRefreshSettings() {
  const client = useQueryClient();
  return (settings: CorporationSettings): void => {
    client.setQueryData(queryKeyOf(get, { params: { id: String(settings.id) } }), settings);
    for (const endpoint of [list, corporationList]) {
      void client.invalidateQueries({ queryKey: queryKeyOf(endpoint) });
    }
  };
}
