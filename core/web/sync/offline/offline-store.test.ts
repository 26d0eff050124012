import { beforeEach, expect, test, vi } from 'vitest';
import {
  openIndexedStore,
  openMemoryStore,
  withMemory,
  type WaitingStore,
} from './offline-store.ts';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));

const entry = {
  uid: 'jane',
  kind: 'comment',
  input: 'one',
  label: 'One',
  at: 1,
  state: 'waiting' as const,
  key: 'key',
};
const refuses = () => Promise.reject(new DOMException('It is full.', 'QuotaExceededError'));
const closed: WaitingStore = { list: refuses, add: refuses, change: refuses, remove: refuses };

test('what a storage that does not open refuses waits in this page', async () => {
  const store = withMemory(closed);
  const { id } = await store.add(entry);
  expect(await store.list('jane')).toMatchObject([{ id, input: 'one' }]);
  expect(await store.change(id, (entry) => ({ ...entry, label: 'Two' }))).toMatchObject({
    label: 'Two',
  });
  expect(await store.remove(id)).toBe(true);
  expect(await store.list('jane')).toEqual([]);
});

test('a storage that exists and cannot be opened is one of those', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('A policy forbids it.', 'SecurityError');
    },
  });
  const store = withMemory(openIndexedStore());
  const { id } = await store.add(entry);
  expect(await store.list('jane')).toMatchObject([{ id }]);
  vi.unstubAllGlobals();
});

test('what is stored comes first, and is not asked of the page', async () => {
  let isFull = false;
  const stored = new Map<number, string>();
  const storage: WaitingStore = {
    ...openMemoryStore(),
    list: async () => [...stored].map(([id, input]) => ({ ...entry, id, input })),
    add: (added) => {
      if (isFull) return refuses();
      stored.set(stored.size + 1, String(added.input));
      return Promise.resolve({ ...added, id: stored.size });
    },
    remove: async (id) => stored.delete(id),
  };
  const store = withMemory(storage);
  const first = await store.add(entry);
  isFull = true;
  const second = await store.add({ ...entry, input: 'two' });
  expect(second.id).toBeGreaterThan(first.id);
  expect((await store.list('jane')).map(({ input }) => input)).toEqual(['one', 'two']);
  expect(await store.remove(first.id)).toBe(true);
  expect((await store.list('jane')).map(({ input }) => input)).toEqual(['two']);
});
