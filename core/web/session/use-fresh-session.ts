import { onlineManager, useQueryClient } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { askFailedAgain } from '#core/web/transport/failed-read.ts';
import { sessionPaths } from './current-user.ts';

/**
 * What has failed is asked for again on navigation and when the network is back; what is known of the
 * person, on the first navigation after its time.
 */
export function useFreshSession(): void {
  const client = useQueryClient();
  const address = useRouterState({ select: ({ location }) => location.pathname });
  useEffect(() => {
    void askFailedAgain(client);
    void client.refetchQueries(
      {
        type: 'active',
        predicate: (query) => sessionPaths.includes(String(query.queryKey[1])) && query.isStale(),
      },
      { cancelRefetch: false },
    );
  }, [client, address]);
  useEffect(
    () => onlineManager.subscribe((isOnline) => isOnline && void askFailedAgain(client)),
    [client],
  );
}
