import type { QueryClient } from '@tanstack/react-query';
import { byAuth } from '#core/domain/identity/user-endpoints.ts';
import { queryKeyOf } from '#core/web/transport/query-options.ts';
import { get } from '#features/people/users/domain/profile-endpoints.ts';

/** Shows a profile again after a change; one’s own also in the account menu. */
export async function refreshProfile(
  client: QueryClient,
  id: string,
  isOwn: boolean,
): Promise<void> {
  await client.invalidateQueries({ queryKey: queryKeyOf(get, { params: { id } }) });
  if (isOwn) await client.invalidateQueries({ queryKey: queryKeyOf(byAuth) });
}
