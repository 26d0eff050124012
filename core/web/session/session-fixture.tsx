import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { FakeServer, json, type Answering } from '#core/web/transport/fake-server.ts';
import { tokens } from '#core/web/transport/token.ts';
import { AuthStore } from './auth-store.ts';
import { SessionProvider } from './SessionProvider.tsx';

const janesId = '0b8e2a52-6f0e-4a52-9a55-4a1f6a0f5d11';
export const skf = { id: '1', name: 'SKF' };
export const norrland = { id: '2', name: 'Norrland Steel' };
export const jane = {
  id: janesId,
  authId: 'jane',
  firstName: 'Jane',
  lastName: 'van Dijk',
  email: 'Jane@SKF.com',
  linkedin: null,
  isFoundryUser: false,
};
export const routes = {
  session: 'GET /api/auth/get-session',
  user: 'GET /api/users/by-auth',
  roles: `GET /api/system-roles/users/${janesId}/roles`,
  corporation: `GET /api/corporations/user/${janesId}`,
  corporations: 'GET /api/corporations',
  metadata: 'GET /api/documents/usermetadata',
  chooseMetadata: 'POST /api/documents/usermetadata',
} as const;

/** What Jane chose, as the server has it. */
export const metadata = (choices: object) => ({
  id: '0b8e2a52-6f0e-4a52-9a55-4a1f6a0f5d12',
  isActive: true,
  locale: 'en',
  timeZone: 'UTC',
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  ...choices,
});
export const metadataPage = (choices: object) =>
  json(200, { data: [metadata(choices)], hasNextPage: false });
const noMetadata = json(200, { data: [], hasNextPage: false });
const storedMetadata: Answering = (sent) => json(200, metadata(sent.body as object))(sent);

export const role = (name: string) => ({
  id: name,
  name,
  description: null,
  assignedAt: '2026-01-01T00:00:00.000Z',
});

/** For tests: Jane of SKF, signed in, and every response of the server that the session needs. */
export function setUpSessionFixture() {
  const server = new FakeServer()
    .on(routes.session, json(200, { user: { id: 'jane', email: 'jane@skf.com', name: 'Jane' } }))
    .on('GET /api/auth/token', json(200, { token: 'token' }))
    .on('POST /api/auth/sign-out', json(200, { success: true }))
    .on(routes.user, json(200, jane))
    .on(routes.roles, json(200, []))
    .on(routes.corporation, json(200, skf))
    .on(routes.corporations, json(200, [norrland, skf]))
    .on(routes.metadata, noMetadata)
    .on(routes.chooseMetadata, storedMetadata);
  tokens.forget();
  const store = new AuthStore();
  const client = new QueryClient();
  store.onSignOut(() => client.clear());
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>
      <SessionProvider store={store}>{children}</SessionProvider>
    </QueryClientProvider>
  );
  return { server, store, client, wrapper };
}
