import { expect, test } from 'vitest';
import * as users from '#domain/users/endpoints.ts';
import { openTestServer } from './test-server.ts';

const server = await openTestServer({ demonstration: true });

test('a test signs in through the real interface and is who it says', async () => {
  const owner = await server.signIn('owner@skf.example');
  const user = await owner.ask(users.byAuth, { query: { authId: owner.authId } });
  expect(user.email).toBe('owner@skf.example');
});
