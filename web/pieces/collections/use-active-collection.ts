import { useSyncExternalStore } from 'react';
import { useSession } from '#web/session/use-session.ts';
import { recall, remember } from '#web/session/storage.ts';

const listeners = new Set<() => void>();
const keyOf = (uid: string) => `outrider.collection.${uid}`;

/** The collection marked active (section 3), on this device. Null: none. */
export function useActiveCollection(): readonly [string | null, (id: string) => void] {
  const { authUser } = useSession();
  const uid = authUser?.uid ?? '';
  const active = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => recall(keyOf(uid)),
  );
  const activate = (id: string) => {
    remember(keyOf(uid), id);
    for (const listener of listeners) listener();
  };
  return [active, activate];
}
