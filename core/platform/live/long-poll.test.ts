import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { openLongPoll } from './long-poll.ts';
import type { EventStream } from './event-stream.ts';

const waitMs = 20_000;
const gatherMs = 10;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

async function open() {
  const opened = Promise.withResolvers<{ stream: EventStream; response: ServerResponse }>();
  const closed = Promise.withResolvers<void>();
  const server = createServer((_request, response) => {
    const stream = openLongPoll(response, {}, { waitMs, gatherMs }, () => closed.resolve());
    opened.resolve({ stream, response });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const address = server.address();
  const abort = new AbortController();
  const reply = fetch(`http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`, {
    signal: abort.signal,
  }).then((answer) => answer.text());
  return { ...(await opened.promise), reply, closed: closed.promise, abort };
}
const again = 'data: {"kind":"again","since":42}';
const linesOf = (body: string) => body.split('\n').filter((line) => line !== '');
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

test('without an event it ends after its time, and says where to go on', async () => {
  const { stream, reply, response, closed } = await open();
  stream.reach(41);
  stream.reach(42);
  await pass(waitMs - 1);
  expect(response.headersSent).toBe(false);
  await pass(1);
  expect(linesOf(await reply)).toEqual([again]);
  await closed;
});

test('the first event ends it, with those that come with it', async () => {
  const { stream, reply, response } = await open();
  stream.beat();
  stream.send({ kind: 'own' });
  await pass(gatherMs - 1);
  stream.send({ kind: 'notifications' });
  stream.reach(42);
  expect(response.headersSent).toBe(false);
  await pass(1);
  expect(linesOf(await reply)).toEqual([
    'data: {"kind":"own"}',
    'data: {"kind":"notifications"}',
    again,
  ]);
  stream.send({ kind: 'own' });
  stream.end();
});

test('who is there does not end it, and comes with what does', async () => {
  const { stream, reply, response } = await open();
  stream.send({ kind: 'present' });
  await pass(waitMs - 1);
  expect(response.headersSent).toBe(false);
  stream.end();
  expect(linesOf(await reply)).toHaveLength(2);
});

test('a client that leaves is forgotten', async () => {
  const { closed, abort, reply } = await open();
  abort.abort();
  await expect(reply).rejects.toThrow('abort');
  await closed;
});
