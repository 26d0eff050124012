import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { inject } from '#core/tests/client.ts';
import { openClockedNode } from '#core/tests/database-clock.ts';
import { requestSignIn } from '#core/tests/sign-in.ts';
import { openTestServer } from '#core/tests/test-server.ts';

/** No time passes between the attempts. */
const openStill = async (environment: Readonly<Record<string, string>> = {}) => {
  const server = await openTestServer({ demonstration: true, environment });
  return { app: (await openClockedNode(server)).app, publicUrl: server.settings.publicUrl };
};
const server = await openStill();
const proxied = await openStill({ TRUST_PROXY: 'on' });
const most = 20;
/** Another account for each guess: only the IP address is counted here. */
const wrong = () => ({ email: `${randomUUID()}@skf.example`, password: 'not the password' });

const guess = (address: string, headers: Record<string, string> = {}, at = server) =>
  inject(at.app, {
    method: 'POST' as const,
    url: '/api/auth/sign-in/email',
    remoteAddress: address,
    headers: { origin: at.publicUrl, 'content-type': 'application/json', ...headers },
    payload: JSON.stringify(wrong()),
  });

async function statuses(times: number, one: (index: number) => ReturnType<typeof guess>) {
  const counts = new Map<number, number>();
  const replies = await Promise.all(Array.from({ length: times }, (_, index) => one(index)));
  for (const { status } of replies) counts.set(status, (counts.get(status) ?? 0) + 1);
  return Object.fromEntries(counts);
}

describe('guessing passwords', () => {
  test('is limited to twenty attempts per address, also when all are concurrent', async () => {
    expect(await statuses(30, () => guess('10.0.0.1'))).toEqual({ 401: most, 429: 10 });
    expect(await statuses(3, () => guess('10.0.0.2'))).toEqual({ 401: 3 });
  });

  test('is answered with the seconds to wait', async () => {
    await statuses(most, () => guess('10.0.1.1'));
    const reply = await guess('10.0.1.1');
    expect(reply.status).toBe(429);
    expect(reply.body).toMatchObject({
      error: 'Too many attempts. Wait a moment and try again.',
      code: 'signIn.tooMany',
    });
    expect(reply.headers['retry-after']).toBe('60');
  });

  test('is limited whatever forwarding headers claim', async () => {
    const claims = [
      'x-forwarded-for',
      'x-real-ip',
      'forwarded',
      'cf-connecting-ip',
      'x-outrider-address',
    ];
    const counts = await statuses(most + 5, (index) =>
      guess('10.0.2.1', Object.fromEntries(claims.map((name) => [name, `10.9.9.${index}`]))),
    );
    expect(counts).toEqual({ 401: most, 429: 5 });
  });

  test('is refused with the right password too, so that guesses cannot be confirmed', async () => {
    await statuses(most, () => guess('10.0.3.1'));
    const right = { email: 'owner@skf.example', password: 'outrider-demo' };
    const { publicUrl } = server;
    expect((await requestSignIn(server.app, publicUrl, right, '10.0.3.1')).status).toBe(429);
    expect((await requestSignIn(server.app, publicUrl, right, '10.0.3.2')).status).toBe(200);
  });
});

describe('behind a trusted proxy', () => {
  const through = (claimed: string) => guess('10.0.0.1', { 'x-forwarded-for': claimed }, proxied);

  test('clients are distinguished by the address that the proxy saw', async () => {
    expect(await statuses(30, (index) => through(`203.0.113.${index % 2}`))).toEqual({ 401: 30 });
  });

  test('header values from before the proxy are ignored', async () => {
    const counts = await statuses(most + 5, (index) =>
      through(`198.51.100.${index}, 203.0.113.77`),
    );
    expect(counts).toEqual({ 401: most, 429: 5 });
  });
});
