import { once } from 'node:events';
import { createServer, request, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { onTestFinished, expect, test, vi } from 'vitest';
import { LiveEvent } from '#core/domain/live/live.ts';
import * as documents from '#core/domain/documents/endpoints.ts';
import { limits } from '#core/domain/limits.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { waitUntil } from '#core/tests/wait-until.ts';

const server = await openTestServer({ demonstration: true });
const owner = await server.signIn('owner@skf.example');
const address = await server.app.listen({ host: '127.0.0.1', port: 0 });
const token = owner.token;

const headers = { authorization: `Bearer ${token}` };
const eventsOf = (body: string) =>
  body
    .split('\n')
    .filter((line) => line.startsWith('data: '))
    .map((line) => LiveEvent.parse(JSON.parse(line.slice('data: '.length))));

async function poll(since?: number, origin = address) {
  const query = `wait=30${since === undefined ? '' : `&since=${since}`}`;
  const reply = await fetch(`${origin}/api/live?${query}`, { headers });
  const events = eventsOf(await reply.text());
  const last = events.at(-1);
  return {
    headers: reply.headers,
    kinds: events.map(({ kind }) => kind),
    since: last?.kind === 'again' ? last.since : undefined,
  };
}

/** Something that `own` tells of. */
const choose = (theme: string) =>
  owner.ask(documents.create, { params: { collection: 'usermetadata' }, body: { theme } });

/** Keeps each response until it is complete, as some proxies do. */
async function openBufferingProxy(): Promise<string> {
  const proxy = createServer((call, answer) => {
    const onward = request(`${address}${call.url}`, { headers: call.headers }, (reply) => {
      void text(reply).then((body) => {
        answer.writeHead(reply.statusCode ?? 502, { 'content-type': 'text/event-stream' });
        answer.end(body);
      });
    });
    onward.end();
    answer.once('close', () => onward.destroy());
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  onTestFinished(() => void proxy.close());
  const bound = proxy.address();
  return `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : 0}`;
}

test('a poll is one complete answer with the events, and says where the next goes on', async () => {
  const first = await poll();
  expect(Number(first.headers.get('content-length'))).toBeGreaterThan(0);
  expect(first.since).toBeTypeOf('number');
  const waiting = poll(first.since);
  await choose('dark');
  const second = await waiting;
  expect(second.kinds).toEqual(['own', 'again']);
});

test('what happens between two polls is in the next one, once', async () => {
  const { since } = await poll();
  await choose('light');
  const next = await poll(since);
  expect(next.kinds).toEqual(['own', 'again']);
  const later = poll(next.since);
  await choose('system');
  expect((await later).kinds).toEqual(['own', 'again']);
});

test('a poll that goes on from a time, as those of earlier versions do, refetches everything', async () => {
  expect((await poll(Date.now())).kinds).toContain('anything');
});

test('nothing is lost between two nodes whose clocks differ, and nothing refetched', async () => {
  const { app } = await server.openNode();
  onTestFinished(() => app.close());
  const other = await app.listen({ host: '127.0.0.1', port: 0 });
  let { since } = await poll();
  // Both have heard where to meet.
  await waitUntil(async () => {
    ({ since } = await poll());
    return since === (await poll(undefined, other)).since;
  });
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const now = Date.now();
  for (const [nth, theme] of ['dark', 'light', 'system'].entries()) {
    vi.setSystemTime(now - 3000);
    await choose(theme);
    vi.setSystemTime(now);
    const next = await poll(since, nth % 2 === 0 ? other : address);
    expect(next.kinds).toEqual(['own', 'again']);
    ({ since } = next);
  }
});

test('events arrive through a proxy that keeps back what is not complete', async () => {
  const origin = await openBufferingProxy();
  const { since } = await poll(undefined, origin);
  const waiting = poll(since, origin);
  await choose('dark');
  expect((await waiting).kinds).toEqual(['own', 'again']);
});

test('the probe arrives in parts, and through such a proxy at once', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const { everyMs, times } = limits.liveProbe;
  const openProbe = (origin: string) => {
    const parts: string[] = [];
    const sent = request(`${origin}/api/live/probe`, { headers });
    const response = once(sent, 'response');
    sent.end();
    const read = async () => {
      const [reply] = (await response) as [IncomingMessage];
      for await (const part of reply) parts.push(String(part));
      expect(eventsOf(parts.join(''))).toEqual([{ kind: 'again' }]);
    };
    return { parts, ended: read() };
  };
  const { parts, ended } = openProbe(address);
  for (let beat = 1; beat <= times; beat += 1) {
    await waitUntil(() => parts.length === beat);
    vi.advanceTimersByTime(everyMs);
  }
  await ended;
  expect(parts).toHaveLength(times + 1);

  const probe = openProbe(await openBufferingProxy());
  // Nothing tells when the probe behind the proxy began: each look is a beat.
  await waitUntil(() => {
    vi.advanceTimersByTime(everyMs);
    return probe.parts.length > 0;
  });
  await probe.ended;
  expect(probe.parts).toHaveLength(1);
});

test.each(['wait=4', 'wait=31', 'wait=x', 'wait=30&since=x', 'wait=-5'])(
  'a poll cannot be asked for with %s',
  async (query) => {
    const reply = await fetch(`${address}/api/live?${query}`, { headers });
    expect(reply.status).toBe(400);
    await reply.body?.cancel();
  },
);
