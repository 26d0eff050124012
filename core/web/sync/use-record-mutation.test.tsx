// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, renderHook, waitFor } from '#core/web/tests/testing-library.ts';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { toastStore } from '#ui/toasts.ts';
import { useRecordMutation } from './use-record-mutation.ts';

afterEach(cleanup);

const all = { queryKey: ['entries'] };
const lastToast = () => toastStore.current().at(-1);

interface Rename {
  readonly id: string;
  readonly name: string;
}
type Entries = Readonly<Record<string, string>>;

/** A request that is answered by hand. */
interface Request {
  readonly change: Rename;
  readonly answer: (name: string) => void;
  readonly refuse: (why: string) => void;
}

/** Two named entries in the cache, and a hook that renames them. */
function open() {
  const client = new QueryClient();
  client.setQueryData<Entries>(all.queryKey, { a: 'Ash', b: 'Birch' });
  const refetched = vi.spyOn(client, 'invalidateQueries');
  const requests: Request[] = [];
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const put = ({ id, name }: Rename) =>
    client.setQueryData<Entries>(all.queryKey, (entries) => ({ ...entries, [id]: name }));
  const { result } = renderHook(
    () =>
      useRecordMutation({
        record: ({ id }: Rename) => id,
        send: (change) =>
          new Promise<string>((resolve, reject) => {
            const refuse = (why: string) => reject(new Error(why));
            requests.push({ change, answer: resolve, refuse });
          }),
        shownIn: [all],
        show: (change) => {
          const was = client.getQueryData<Entries>(all.queryKey)?.[change.id] ?? '';
          put(change);
          return { undo: () => (change.name === 'Back' ? null : { id: change.id, name: was }) };
        },
        confirm: (name, { id }) => void put({ id, name }),
        notice: (name) => `It is called ${name} now.`,
        refetched: [all],
      }),
    { wrapper },
  );
  const rename = (id: string, name: string) => act(async () => result.current.mutate({ id, name }));
  const entriesNow = () => client.getQueryData<Entries>(all.queryKey);
  return { requests, rename, shown: entriesNow, refetched };
}

test('a change is shown before it is confirmed, and its answer afterwards', async () => {
  const { requests, rename, shown, refetched } = open();
  await rename('a', 'Alder');
  expect(shown()).toEqual({ a: 'Alder', b: 'Birch' });
  expect(refetched).not.toHaveBeenCalled();
  requests[0]?.answer('ALDER');
  await waitFor(() => expect(shown()).toEqual({ a: 'ALDER', b: 'Birch' }));
  await waitFor(() => expect(refetched).toHaveBeenCalledOnce());
  expect(lastToast()?.message).toBe('It is called ALDER now.');
});

test('a refused change is rolled back with the reason, and what holds is read', async () => {
  const { requests, rename, shown, refetched } = open();
  await rename('a', 'Alder');
  requests[0]?.refuse('That name is taken.');
  await waitFor(() => expect(shown()).toEqual({ a: 'Ash', b: 'Birch' }));
  expect(lastToast()).toMatchObject({ tone: 'bad', message: 'That name is taken.' });
  await waitFor(() => expect(refetched).toHaveBeenCalledOnce());
});

test('changes of a record are sent in order; an answer that is outdated is not taken', async () => {
  const { requests, rename, shown, refetched } = open();
  await rename('a', 'Alder');
  await rename('a', 'Aspen');
  await rename('b', 'Beech');
  expect(requests.map(({ change }) => change.name)).toEqual(['Alder', 'Beech']);
  requests[0]?.answer('ALDER');
  await waitFor(() => expect(requests).toHaveLength(3));
  expect(shown()?.a).toBe('Aspen');
  expect(refetched).not.toHaveBeenCalled();
  requests[2]?.answer('ASPEN');
  await waitFor(() => expect(shown()?.a).toBe('ASPEN'));
  await waitFor(() => expect(refetched).toHaveBeenCalledOnce());
});

test('a refused change does not hold up the next one', async () => {
  const { requests, rename, shown } = open();
  await rename('a', 'Alder');
  await rename('a', 'Aspen');
  requests[0]?.refuse('That name is taken.');
  await waitFor(() => expect(requests).toHaveLength(2));
  requests[1]?.answer('Aspen');
  await waitFor(() => expect(shown()?.a).toBe('Aspen'));
});

test('its notice offers to take it back, where there is a way back', async () => {
  const { requests, rename, shown } = open();
  await rename('a', 'Alder');
  requests[0]?.answer('Alder');
  await waitFor(() => expect(lastToast()?.action?.label).toBe('Undo'));
  await act(async () => lastToast()?.action?.run());
  expect(shown()?.a).toBe('Ash');
  expect(requests[1]?.change).toEqual({ id: 'a', name: 'Ash' });
  await rename('b', 'Back');
  requests[2]?.answer('Back');
  await waitFor(() => expect(lastToast()?.message).toBe('It is called Back now.'));
  expect(lastToast()?.action).toBeUndefined();
});
