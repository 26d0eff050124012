// @vitest-environment happy-dom
import { act, cleanup, renderHook, waitFor } from '#core/web/tests/testing-library.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { sampleCollection } from '#features/directory/collections/domain/sample-collection.ts';
import { setUpSessionFixture } from '#core/web/session/session-fixture.tsx';
import { useSession } from '#core/web/session/use-session.ts';
import { json } from '#core/web/transport/fake-server.ts';
import { useCollectionMutations } from './use-collection-mutations.ts';

afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

test('A new collection is sent as a whole, with its owner and empty lists', async () => {
  const { server, store, client, wrapper } = setUpSessionFixture();
  const route = 'POST /api/collections';
  server.on(route, json(201, sampleCollection({ name: 'Sensing' })));
  const { result } = renderHook(
    () => ({ session: useSession(), mutations: useCollectionMutations() }),
    { wrapper },
  );
  await waitFor(() => expect(result.current.session.isLoading).toBe(false));
  await act(() => result.current.mutations.create('Sensing'));
  expect(server.to(route)[0]?.body).toEqual({
    name: 'Sensing',
    userId: 'jane',
    startupIds: [],
    crunchbaseIds: [],
    nuclaIds: [],
    blacklistedStartupIds: [],
    blacklistedCrunchbaseIds: [],
    blacklistedNuclaIds: [],
    sharedToUsers: [],
    subspaces: [],
    startupToSubspaces: {},
  });
  store.stop();
  client.clear();
});
