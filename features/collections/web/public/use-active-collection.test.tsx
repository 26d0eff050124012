// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setUpSessionFixture } from '#core/web/session/session-fixture.tsx';
import { FakeServer, json } from '#core/web/transport/fake-server.ts';
import { toastStore } from '#ui/toasts.ts';
import { useActiveCollection } from './use-active-collection.ts';

const read = 'GET /api/documents/usermetadata';
const write = 'POST /api/documents/usermetadata';
const storageKey = 'outrider.collection.jane';
const record = (activeCollectionId: string | null) => ({
  ...{ id: '1', userId: '1', activeCollectionId, isActive: true },
  ...{ createdAt: '2026-01-01T00:00:00.000Z', updatedAt: '2026-01-01T00:00:00.000Z' },
});

let scene: ReturnType<typeof setUpSessionFixture>;
let server: FakeServer;
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  localStorage.clear();
  scene = setUpSessionFixture();
  server = scene.server;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const open = () => renderHook(() => useActiveCollection(), { wrapper: scene.wrapper }).result;

test('the choice is read from the server, and cached on the device for the next start', async () => {
  server.on(read, json(200, [record('gears')]));
  const active = open();
  await waitFor(() => expect(active.current[0]).toBe('gears'));
  expect(localStorage.getItem(storageKey)).toBe('gears');
});

test('a collection without access is ignored, whatever the device has cached', async () => {
  localStorage.setItem(storageKey, 'gears');
  server.on(read, json(200, [record(null)]));
  const active = open();
  await waitFor(() => expect(server.to(read)).toHaveLength(1));
  await waitFor(() => expect(active.current[0]).toBeNull());
});

test('a choice is shown at once, and the last of two wins', async () => {
  server.on(read, json(200, []));
  server.on(write, (sent) =>
    json(200, record((sent.body as { activeCollectionId: string }).activeCollectionId))(sent),
  );
  const active = open();
  await waitFor(() => expect(server.to(read)).toHaveLength(1));
  act(() => {
    active.current[1]('seals');
    active.current[1]('gears');
  });
  await waitFor(() => expect(active.current[0]).toBe('gears'));
  await waitFor(() => expect(server.to(write)).toHaveLength(2));
  await waitFor(() => expect(scene.client.isMutating()).toBe(0));
  expect(active.current[0]).toBe('gears');
});

test('a choice refused by the server is rolled back, with the reason', async () => {
  server.on(read, json(200, [record('seals')]));
  server.on(write, json(400, { error: 'There is no such collection.', code: 'invalid' }));
  const active = open();
  await waitFor(() => expect(active.current[0]).toBe('seals'));
  act(() => active.current[1]('gears'));
  await waitFor(() => expect(toastStore.current().at(-1)?.tone).toBe('bad'));
  expect(toastStore.current().at(-1)?.message).toBe(
    'Unexpected error There is no such collection.',
  );
  expect(active.current[0]).toBe('seals');
});
