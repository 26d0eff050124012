import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Topic } from '#core/domain/live/live.ts';
import { liveConnection } from '#core/web/transport/live-connection.ts';
import { createLiveInvalidator } from './live-invalidation.ts';
import { useSession } from './use-session.ts';

/** Subscribes to a topic while the component is mounted. */
export function useLiveTopic(topic: Topic | null): void {
  useEffect(() => (topic === null ? undefined : liveConnection.subscribe(topic)), [topic]);
}

/** Keeps the query cache in sync with the server while somebody is signed in. */
export function useLiveConnection(): void {
  const client = useQueryClient();
  const uid = useSession().user?.authId;
  useEffect(() => {
    if (uid === undefined || uid === null) return undefined;
    const refresh = createLiveInvalidator(client);
    const forget = liveConnection.onEvent(refresh.receive);
    const silence = liveConnection.start(uid);
    return () => {
      silence();
      forget();
      refresh.stop();
    };
  }, [client, uid]);
}
