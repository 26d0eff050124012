import { openDB, type DBSchema, type IDBPDatabase } from 'idb';

/** An action that the server has not answered yet, or has refused. */
export interface WaitingEntry {
  /** Grows: the order in which things were done, over all windows. */
  readonly id: number;
  /** Who did it. It is never sent as, or shown to, anybody else. */
  readonly uid: string;
  readonly kind: string;
  readonly input: unknown;
  readonly label: string;
  /** When it was done. */
  readonly at: number;
  readonly state: 'waiting' | 'sending' | 'refused';
  readonly key: string;
  readonly request?: unknown;
  /** When it was first sent under its key. */
  readonly sentAt?: number | undefined;
  /** The server's sentence and details, when it was refused. */
  readonly reason?: string | undefined;
  readonly details?: unknown;
}

export interface WaitingStore {
  list(uid: string): Promise<WaitingEntry[]>;
  add(entry: Omit<WaitingEntry, 'id'>): Promise<WaitingEntry>;
  /** Changes the entry as it is now. Null: it is not there any more, or not changed. */
  change(
    id: number,
    change: (entry: WaitingEntry) => WaitingEntry | null,
  ): Promise<WaitingEntry | null>;
  /** Removes it if the condition holds. */
  remove(id: number, mayRemove?: (entry: WaitingEntry) => boolean): Promise<boolean>;
}

interface Schema extends DBSchema {
  entries: { key: number; value: WaitingEntry; indexes: { uid: string } };
}

/** In the browser's storage, shared by its windows. */
export function openIndexedStore(name = 'outrider.waiting'): WaitingStore {
  let opened: Promise<IDBPDatabase<Schema>> | null = null;
  const open = () =>
    (opened ??= openDB<Schema>(name, 1, {
      upgrade: (database) => {
        const entries = database.createObjectStore('entries', {
          keyPath: 'id',
          autoIncrement: true,
        });
        entries.createIndex('uid', 'uid');
      },
      terminated: () => (opened = null),
    }).catch((error: unknown) => {
      opened = null;
      throw error;
    }));

  return {
    list: async (uid) => (await open()).getAllFromIndex('entries', 'uid', uid),
    add: async (entry) => {
      const id = await (await open()).add('entries', entry as WaitingEntry);
      return { ...entry, id };
    },
    change: async (id, change) => {
      const transaction = (await open()).transaction('entries', 'readwrite');
      const entry = await transaction.store.get(id);
      const next = entry ? change(entry) : null;
      if (next) await transaction.store.put(next);
      await transaction.done;
      return next;
    },
    remove: async (id, mayRemove = () => true) => {
      const transaction = (await open()).transaction('entries', 'readwrite');
      const entry = await transaction.store.get(id);
      const isRemoved = entry !== undefined && mayRemove(entry);
      if (isRemoved) await transaction.store.delete(id);
      await transaction.done;
      return isRemoved;
    },
  };
}

/** Ids of what only this page has come after all that a browser's storage gives. */
const firstOfPage = 2 ** 50;

/** Until the page is closed: where a browser stores nothing. */
export function openMemoryStore(): WaitingStore {
  const entries = new Map<number, WaitingEntry>();
  let last = firstOfPage;
  return {
    list: async (uid) => [...entries.values()].filter((entry) => entry.uid === uid),
    add: async (entry) => {
      last += 1;
      const added = { ...entry, id: last };
      entries.set(last, added);
      return added;
    },
    change: async (id, change) => {
      const entry = entries.get(id);
      const next = entry ? change(entry) : null;
      if (next) entries.set(id, next);
      return next;
    },
    remove: async (id, mayRemove = () => true) => {
      const entry = entries.get(id);
      return entry !== undefined && mayRemove(entry) && entries.delete(id);
    },
  };
}

/**
 * The browser's storage, and this page's memory for what it refuses: a browser may have one that does not
 * open, as on a full disk or by a policy, and nobody should be unable to work online for that.
 */
export function withMemory(stored: WaitingStore, memory = openMemoryStore()): WaitingStore {
  const orElse = <Result>(result: Promise<Result>, otherwise: () => Promise<Result>) =>
    result.catch((error: unknown) => {
      console.warn('The browser stores nothing of what waits', error);
      return otherwise();
    });
  return {
    list: async (uid) => [
      ...(await orElse(stored.list(uid), () => Promise.resolve([]))),
      ...(await memory.list(uid)),
    ],
    add: (entry) => orElse(stored.add(entry), () => memory.add(entry)),
    change: (id, change) => (id > firstOfPage ? memory : stored).change(id, change),
    remove: (id, mayRemove) => (id > firstOfPage ? memory : stored).remove(id, mayRemove),
  };
}
