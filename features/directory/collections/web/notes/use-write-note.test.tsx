// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '#core/web/tests/testing-library.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CompanyNote } from '#features/directory/collections/domain/note.ts';
import { setUpSessionFixture } from '#core/web/session/session-fixture.tsx';
import { json, type FakeServer, type Sent } from '#core/web/transport/fake-server.ts';
import { useNotes } from './use-notes.ts';
import { useWriteNote } from './use-write-note.ts';

const [gears, seals] = ['gears', 'seals'];
const read = 'GET /api/collections/c/notes';
const write = (companyId: string) => `PUT /api/collections/c/notes/${companyId}`;
const noteOf = (companyId: string, rating: number): CompanyNote => ({
  companyId,
  rating,
  note: 'Quiet',
  by: { id: '1', name: 'Elin' },
  updatedAt: '2026-01-01T00:00:00.000Z',
});

let scene: ReturnType<typeof setUpSessionFixture>;
let server: FakeServer;
beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  scene = setUpSessionFixture();
  server = scene.server;
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function open() {
  server.on(read, json(200, [noteOf(gears, 2), noteOf(seals, 3)]));
  const { result } = renderHook(() => ({ notes: useNotes('c'), ...useWriteNote('c') }), {
    wrapper: scene.wrapper,
  });
  await waitFor(() => expect(result.current.notes.size).toBe(2));
  return result;
}

/** A response that stays pending until released. */
function held(answer: ReturnType<typeof json>) {
  let go = (): void => {};
  const gone = new Promise<void>((resolve) => (go = resolve));
  return { go: () => go(), answer: (sent: Sent) => gone.then(() => answer(sent)) };
}

test('a refused rating is rolled back while another pending one stays shown', async () => {
  const [first, second] = [
    held(json(403, { error: 'Not yours.', code: 'collection.forbidden' })),
    held(json(200, null)),
  ];
  server.on(write(gears), first.answer).on(write(seals), second.answer);
  const hook = await open();
  const ratings = () => [gears, seals].map((id) => hook.current.notes.get(id)?.rating);
  await act(async () => {
    hook.current.mutate({ companyId: gears, rating: 5 });
    hook.current.mutate({ companyId: seals, rating: 4 });
  });
  await waitFor(() => expect(ratings()).toEqual([5, 4]));
  first.go();
  await waitFor(() => expect(ratings()).toEqual([2, 4]));
  expect(server.to(read)).toHaveLength(1);
  second.go();
  await waitFor(() => expect(server.to(read)).toHaveLength(2));
});

test('omitted fields are unchanged', async () => {
  server.on(write(gears), json(200, null));
  const hook = await open();
  await act(async () => hook.current.mutate({ companyId: gears, rating: 5 }));
  await waitFor(() => expect(server.to(write(gears))).toHaveLength(1));
  expect(server.to(write(gears))[0]?.body).toEqual({ rating: 5 });
});
