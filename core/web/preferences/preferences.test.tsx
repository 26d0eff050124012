// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '#core/web/tests/testing-library.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LiveNotification } from '#core/domain/live/live.ts';
import { json, type Answering } from '#core/web/transport/fake-server.ts';
import { liveConnection } from '#core/web/transport/live-connection.ts';
import {
  metadata,
  metadataPage,
  routes,
  setUpSessionFixture,
} from '#core/web/session/session-fixture.tsx';
import { setTheme } from '#ui/theme.ts';
import { toastStore } from '#ui/toasts.ts';
import { documents } from '#core/web/documents/documents.ts';
import { preferences } from './preference-store.ts';
import { usePreferences } from './use-preferences.ts';

const key = 'outrider.preferences.jane';
const read = routes.metadata;
const write = routes.chooseMetadata;

let scene: ReturnType<typeof setUpSessionFixture>;
let server: ReturnType<typeof setUpSessionFixture>['server'];
let tell: (event: LiveNotification) => void;
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(liveConnection, 'onEvent').mockImplementation((listener) => {
    tell = listener;
    return () => true;
  });
  localStorage.clear();
  scene = setUpSessionFixture();
  server = scene.server;
});
afterEach(() => {
  cleanup();
  scene.store.stop();
  preferences.open(null);
  documents.clear();
  setTheme('system');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const open = () => renderHook(() => usePreferences(), { wrapper: scene.wrapper }).result;
const sent = () => server.to(write).map(({ body }) => body as object);
const copy = () => JSON.parse(localStorage.getItem(key) ?? '{}') as object;

/** The server's answers, which a test gives one by one. */
function heldAnswers() {
  const answers: ((answer: Answering) => void)[] = [];
  const held: Answering = (request) =>
    new Promise<Response>((resolve) => {
      answers.push((answer) => resolve(answer(request)));
    });
  return { answers, held };
}
const stored: Answering = (request) => json(200, metadata(request.body as object))(request);

test('choices are read from the server, and cached on the device for the next start', async () => {
  server.on(read, metadataPage({ activeCollectionId: 'gears', theme: 'dark' }));
  const view = open();
  await waitFor(() => expect(view.current.activeCollectionId).toBe('gears'));
  expect(document.documentElement.dataset.theme).toBe('dark');
  expect(copy()).toMatchObject({ known: { activeCollectionId: 'gears', theme: 'dark' } });
});

test('the copy of the device is there at the first paint, and the server’s replaces it', async () => {
  localStorage.setItem(key, JSON.stringify({ known: { density: 'compact' }, pending: {} }));
  server.on(read, metadataPage({ density: 'comfortable' }));
  const seen: (string | null)[] = [];
  renderHook(() => seen.push(usePreferences().density), { wrapper: scene.wrapper });
  await waitFor(() => expect(seen.at(-1)).toBe('comfortable'));
  expect([...new Set(seen.slice(seen.indexOf('compact')))]).toEqual(['compact', 'comfortable']);
});

test('a broken or foreign copy is ignored', async () => {
  localStorage.setItem(key, '{"known":7');
  localStorage.setItem('outrider.preferences.ola', JSON.stringify({ known: { theme: 'dark' } }));
  server.on(read, metadataPage({ viewMode: 'something newer', density: 'compact' }));
  const view = open();
  await waitFor(() => expect(view.current).toMatchObject({ density: 'compact', viewMode: null }));
  expect(view.current.theme).toBeNull();
});

test('a choice is shown at once and sent; of two of the same the last wins', async () => {
  const { answers, held } = heldAnswers();
  server.on(read, metadataPage({})).on(write, held);
  const view = open();
  await waitFor(() => expect(server.to(read)).toHaveLength(1));
  act(() => preferences.choose({ theme: 'dark' }));
  expect(view.current.theme).toBe('dark');
  await waitFor(() => expect(answers).toHaveLength(1));
  act(() => preferences.choose({ theme: 'light', density: 'compact' }));
  await act(async () => answers[0]?.(stored));
  await waitFor(() => expect(answers).toHaveLength(2));
  expect(view.current).toMatchObject({ theme: 'light', density: 'compact' });
  await act(async () => answers[1]?.(stored));
  await waitFor(() => expect(preferences.pending).toEqual({}));
  expect(sent()).toMatchObject([{ theme: 'dark' }, { theme: 'light', density: 'compact' }]);
});

test('what is not stored yet stays shown when the server’s answer comes', async () => {
  const { held } = heldAnswers();
  server.on(read, metadataPage({ theme: 'light', density: 'comfortable' })).on(write, held);
  const view = open();
  await waitFor(() => expect(view.current.theme).toBe('light'));
  act(() => preferences.choose({ theme: 'dark' }));
  server.on(read, metadataPage({ theme: 'light', density: 'compact' }));
  act(() => tell({ kind: 'own' }));
  await waitFor(() => expect(view.current.density).toBe('compact'));
  expect(view.current.theme).toBe('dark');
});

test('what was not sent is sent at the next start', async () => {
  localStorage.setItem(key, JSON.stringify({ known: {}, pending: { theme: 'dark' } }));
  // The first answer is from before the write.
  server.on(read, metadataPage({ theme: 'light' }), metadataPage({ theme: 'dark' }));
  const view = open();
  await waitFor(() => expect(sent()).toMatchObject([{ theme: 'dark' }]));
  await waitFor(() => expect(copy()).toMatchObject({ known: { theme: 'dark' }, pending: {} }));
  expect(view.current.theme).toBe('dark');
});

test('a refused choice is taken back, with the reason', async () => {
  server
    .on(read, metadataPage({ activeCollectionId: 'seals' }))
    .on(write, json(400, { error: 'There is no such collection.', code: 'invalid' }));
  const view = open();
  await waitFor(() => expect(view.current.activeCollectionId).toBe('seals'));
  act(() => preferences.choose({ activeCollectionId: 'gears' }));
  expect(view.current.activeCollectionId).toBe('gears');
  await waitFor(() => expect(view.current.activeCollectionId).toBe('seals'));
  expect(toastStore.current().at(-1)).toMatchObject({
    tone: 'bad',
    message: 'There is no such collection.',
  });
});

test('a change on another device shows here, but a window keeps its corporation and view', async () => {
  server.on(read, metadataPage({ activeCorporationId: '1', viewMode: 'list', theme: 'light' }));
  const view = open();
  await waitFor(() => expect(view.current.theme).toBe('light'));
  server.on(read, metadataPage({ activeCorporationId: '2', viewMode: 'board', theme: 'dark' }));
  act(() => tell({ kind: 'own' }));
  await waitFor(() => expect(view.current.theme).toBe('dark'));
  expect(view.current).toMatchObject({ activeCorporationId: '1', viewMode: 'list' });
  // The next start of this browser has what was chosen last.
  expect(copy()).toMatchObject({ known: { activeCorporationId: '2', viewMode: 'board' } });
});

test('locale and time zone are told once, when the server has none, and overwrite nothing', async () => {
  const facts = { locale: null, timeZone: 'Europe/Oslo' };
  server.on(read, metadataPage({ ...facts, theme: 'dark' }));
  const view = open();
  await waitFor(() =>
    expect(sent()).toMatchObject([{ locale: Intl.DateTimeFormat().resolvedOptions().locale }]),
  );
  expect(sent()[0]).not.toHaveProperty('timeZone');
  server.on(read, metadataPage({ ...facts, theme: 'light' }));
  act(() => tell({ kind: 'own' }));
  await waitFor(() => expect(view.current.theme).toBe('light'));
  // What is sent, is sent in order: nothing else was before it.
  act(() => preferences.choose({ density: 'compact' }));
  await waitFor(() => expect(sent().at(-1)).toMatchObject({ density: 'compact' }));
  expect(sent()).toHaveLength(2);
});
