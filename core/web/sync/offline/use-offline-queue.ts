import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useFeatures } from '#core/web/features-context.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { openQueue, queueOf } from './page-queue.ts';

/** Opens the queue of whoever is signed in; nobody sees or sends what another person did. */
export function useOpenOfflineQueue(): void {
  const client = useQueryClient();
  const features = useFeatures();
  const uid = useSession().authUser?.uid;
  useEffect(() => {
    if (uid === undefined) return undefined;
    return openQueue(client, uid, async (kind) => {
      const actions = await Promise.all(features.map(({ offline }) => offline?.() ?? []));
      return actions.flat().find((action) => action.kind === kind) ?? null;
    });
  }, [client, features, uid]);
}

/** What waits, and what can be done with it. */
export function useOfflineQueue() {
  const { queue } = queueOf(useQueryClient());
  const state = useSyncExternalStore(queue.subscribe, queue.getSnapshot);
  return { queue, ...state };
}
