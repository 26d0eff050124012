import { expect, test } from 'vitest';
import { limits } from '#core/domain/limits.ts';
import { cookieHeader, requestSignIn } from '#core/tests/sign-in.ts';
import { openTestServer } from '#core/tests/test-server.ts';

const server = await openTestServer({ demonstration: true });
const guesses = 10_000;
const atOnce = 50;

test('of ten thousand guesses from ever new addresses hardly any is checked', async () => {
  const email = 'owner@skf.example';
  const attempt = (password: string, cookie?: string) =>
    requestSignIn(server.app, server.settings.publicUrl, { email, password }, undefined, cookie);
  const device = cookieHeader(await attempt('outrider-demo'));
  const found = new Map<number, number>();
  const startedAt = performance.now();
  for (let sent = 0; sent < guesses; sent += atOnce) {
    const replies = await Promise.all(
      Array.from({ length: atOnce }, (_, index) => attempt(`guess ${sent + index}`)),
    );
    for (const { status } of replies) found.set(status, (found.get(status) ?? 0) + 1);
  }
  const seconds = (performance.now() - startedAt) / 1000;
  expect([...found.keys()].toSorted()).toEqual([401, 429]);
  // The free ones, then one after each delay, which doubles to a minute.
  const most = limits.signInFailuresFree + 6 + Math.ceil(seconds / 60);
  expect(found.get(401)).toBeLessThanOrEqual(most);
  // Whoever guesses keeps the owner out of nothing.
  expect((await attempt('outrider-demo', device)).status).toBe(200);
}, 180_000);
