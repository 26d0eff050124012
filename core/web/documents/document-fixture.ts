import { afterEach, beforeEach, vi, type MockInstance } from 'vitest';
import { FakeServer, json } from '#core/web/transport/fake-server.ts';
import { tokens } from '#core/web/transport/token.ts';
import { DocumentClient } from './document-client.ts';

/** For tests: a document of the collection of notifications, and the calls that concern it. */
export const id = '0b8e2a52-6f0e-4a52-9a55-4a1f6a0f5d11';
export const calls = {
  list: 'GET /api/documents/notifications',
  post: 'POST /api/documents/notifications',
  read: `GET /api/documents/notifications/${id}`,
  patch: `PATCH /api/documents/notifications/${id}`,
  del: `DELETE /api/documents/notifications/${id}`,
} as const;
export const record = (fields: object = {}) => ({
  id,
  isActive: true,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...fields,
});
export const page = (...data: object[]) => json(200, { data, hasNextPage: false });

export const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

interface Scene {
  readonly server: FakeServer;
  documents: DocumentClient;
  readonly logged: MockInstance;
}

/** Before each test of the file: a client, its server, a clock, and what is logged. */
export function setUpDocuments(): () => Scene {
  let scene: Scene;
  beforeEach(() => {
    vi.useFakeTimers();
    const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
    const server = new FakeServer().on('GET /api/auth/token', json(200, { token: 'token' }));
    tokens.forget();
    tokens.follow({
      currentUser: () => ({ uid: 'jane', email: null, displayName: null, photoURL: null }),
      sessionLost: () => {},
    });
    scene = { server, documents: new DocumentClient(), logged };
  });
  afterEach(() => {
    scene.documents.clear();
    vi.useRealTimers();
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });
  return () => scene;
}
