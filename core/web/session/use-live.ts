import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Topic } from '#core/domain/live/live.ts';
import { liveConnection } from '#core/web/transport/live-connection.ts';
import { createLiveInvalidator } from './live-invalidation.ts';
import { useSession } from './use-session.ts';

/** Hears of a topic for as long as the part of the screen that asks for it is there. */
export function useLiveTopic(topic: Topic | null): void {
  useEffect(() => (topic === null ? undefined : liveConnection.subscribe(topic)), [topic]);
}

/** Keeps what is on the screen as it is on the server, as long as somebody is signed in. */
export function useLiveConnection(): void {
  const client = useQueryClient();
  const uid = useSession().user?.authId;
  useEffect(() => {
    if (uid === undefined) return undefined;
    const refresh = createLiveInvalidator(client);
    const forget = liveConnection.onEvent(refresh.receive);
    const silence = liveConnection.start();
    return () => {
      silence();
      forget();
      refresh.stop();
    };
  }, [client, uid]);
}
