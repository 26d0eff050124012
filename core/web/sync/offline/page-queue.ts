import type { QueryClient } from '@tanstack/react-query';
import { memoize } from '#core/domain/memoize.ts';
import { liveConnection } from '#core/web/transport/live-connection.ts';
import { isReachable } from '#core/web/transport/is-reachable.ts';
import { recovery } from '#core/web/transport/recovery.ts';
import { exclusively } from './exclusively.ts';
import type { AnyOfflineAction } from './offline-action.ts';
import { OfflineQueue } from './offline-queue.ts';
import { openIndexedStore, openMemoryStore, withMemory } from './offline-store.ts';

const channelName = 'outrider.waiting';

type FindAction = (kind: string) => Promise<AnyOfflineAction | null>;

/** The queue of this page, for its query cache. */
export const queueOf = memoize((client: QueryClient) => {
  const hasStorage = typeof indexedDB !== 'undefined' && typeof BroadcastChannel !== 'undefined';
  const channel = hasStorage ? new BroadcastChannel(channelName) : null;
  let findAction: FindAction = async () => null;
  const queue = new OfflineQueue({
    store: hasStorage ? withMemory(openIndexedStore()) : openMemoryStore(),
    exclusively,
    isReachable,
    whenReachable: (failures) => recovery.wait(failures),
    hasNetwork: () => navigator.onLine,
    findAction: (kind) => findAction(kind),
    tellOthers: (discarded) => channel?.postMessage(discarded ?? null),
    send: (action, input, attempt) => action.send(input as never, attempt, client),
    forget: (action, input) => action.forget?.(client, input as never),
    show: (action, input) => action.show(client, input as never),
    rollBack: (action, input) => action.rollBack(client, input as never),
    refetch: async (entries) => {
      const outdated = entries.flatMap(([action, input]) => action.refetched(input as never));
      await Promise.all(outdated.map((filters) => client.invalidateQueries(filters)));
    },
  });
  channel?.addEventListener('message', ({ data }: MessageEvent<number | null>) => {
    void queue.reload(data ?? undefined);
  });
  return { queue, setFindAction: (find: FindAction) => (findAction = find) };
});

/** Opens the person's queue, and keeps what waits on the screen. Returns a function that closes it. */
export function openQueue(client: QueryClient, uid: string, findAction: FindAction): () => void {
  const { queue, setFindAction } = queueOf(client);
  setFindAction(findAction);
  // A fetched answer does not have what the server has not received.
  const stopShowing = client.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    if (event.action.manual !== true) queueMicrotask(() => void queue.showAll());
  });
  const retry = () => {
    recovery.soon();
    queue.retrySoon();
  };
  window.addEventListener('online', retry);
  window.addEventListener('focus', retry);
  // An open stream, or an event of it, shows that the server can be reached.
  const stopListening = liveConnection.onEvent(retry);
  void queue.open(uid);
  return () => {
    stopShowing();
    stopListening();
    window.removeEventListener('online', retry);
    window.removeEventListener('focus', retry);
    queue.close();
  };
}
