import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Topic } from '#core/domain/live/live.ts';
import { liveLine } from '#core/web/transport/live.ts';
import { refreshOn } from './live-refresh.ts';
import { useSession } from './use-session.ts';

/** Hears of a topic for as long as the part of the screen that asks for it is there. */
export function useLive(topic: Topic | null): void {
  useEffect(() => (topic === null ? undefined : liveLine.want(topic)), [topic]);
}

/** Keeps what is on the screen as it is on the server, as long as somebody is signed in. */
export function useLiveLine(): void {
  const client = useQueryClient();
  const uid = useSession().user?.authId;
  useEffect(() => {
    if (uid === undefined) return undefined;
    const refresh = refreshOn(client);
    const forget = liveLine.onEvent(refresh.hear);
    const silence = liveLine.start();
    return () => {
      silence();
      forget();
      refresh.stop();
    };
  }, [client, uid]);
}
