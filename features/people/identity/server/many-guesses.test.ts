import { expect, test } from 'vitest';
import { serverLimits } from '#core/platform/limits.ts';
import { openClockedNode } from '#core/tests/database-clock.ts';
import { cookieHeader, requestSignIn } from '#core/tests/sign-in.ts';
import { openTestServer } from '#core/tests/test-server.ts';

const server = await openTestServer({ demonstration: true });
const { app, pass } = await openClockedNode(server);
const guesses = 2500;
const atOnce = 50;

test('of thousands of guesses from ever new addresses hardly any is checked', async () => {
  const email = 'owner@skf.example';
  const attempt = (password: string, cookie?: string) =>
    requestSignIn(app, server.settings.publicUrl, { email, password }, undefined, cookie);
  const device = cookieHeader(await attempt('outrider-demo'));
  async function guess(times: number): Promise<Record<string, number>> {
    const counts: Record<string, number> = {};
    for (let sent = 0; sent < times; sent += atOnce) {
      const replies = await Promise.all(
        Array.from({ length: atOnce }, (_, index) => attempt(`guess ${sent + index}`)),
      );
      for (const { status } of replies) counts[status] = (counts[status] ?? 0) + 1;
    }
    return counts;
  }
  // No time passes meanwhile.
  const free = serverLimits.signInFailuresFree;
  expect(await guess(guesses)).toEqual({ 401: free, 429: guesses - free });
  // Then one for each delay.
  await pass(serverLimits.signInDelayMs.most);
  expect(await guess(atOnce)).toEqual({ 401: 1, 429: atOnce - 1 });
  // Whoever guesses keeps the owner out of nothing.
  expect((await attempt('outrider-demo', device)).status).toBe(200);
});
