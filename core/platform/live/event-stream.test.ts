import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { connect } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { openEventStream, type EventStream } from './event-stream.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** One stream, and a socket that reads only on demand. */
async function open() {
  const opened = Promise.withResolvers<{ stream: EventStream; response: ServerResponse }>();
  let closed = 0;
  const options = { bufferBytes: 64 * 1024, retryMs: 1000 };
  const server = createServer((_request, response) => {
    const stream = openEventStream(response, {}, options, () => (closed += 1));
    opened.resolve({ stream, response });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  const socket = connect(typeof address === 'object' ? (address?.port ?? 0) : 0, '127.0.0.1');
  socket.on('error', () => {});
  closing.push(
    () => socket.destroy(),
    () => server.close(),
  );
  socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  return {
    ...(await opened.promise),
    socket,
    /** How often it was told that the stream has ended, when nothing is left of its connection. */
    timesClosed: async () => {
      await expect.poll(() => closed).toBeGreaterThan(0);
      await new Promise((resolve) => server.close(resolve));
      return closed;
    },
  };
}

test('sends events and heartbeats, and ends gracefully', async () => {
  const { stream, socket, timesClosed } = await open();
  let text = '';
  socket.on('data', (data: Buffer) => (text += data.toString()));
  stream.beat();
  stream.send({ kind: 'anything' });
  stream.beat();
  stream.end();
  await once(socket, 'end');
  // timing: a field of the protocol.
  expect(text).toMatch(/retry: 1000\n\n/u);
  expect(text.match(/^:$/gmu)).toHaveLength(2);
  expect(text).not.toMatch(/transfer-encoding/iu);
  expect(text).toContain('data: {"kind":"anything"}\n\n');
  expect(await timesClosed()).toBe(1);
});

test('disconnects a reader that does not read, with bounded buffering', async () => {
  const { stream, response, socket, timesClosed } = await open();
  socket.pause();
  const event = { text: 'x'.repeat(1000) };
  for (let sent = 0; sent < 50_000 && !response.destroyed; sent += 1) {
    stream.send(event);
    // What the system takes is sent in another turn of the event loop.
    if (sent % 100 === 0) await new Promise(setImmediate);
  }
  expect(response.destroyed).toBe(true);
  stream.send(event);
  expect(await timesClosed()).toBe(1);
});

test('detects when the reader has disconnected', async () => {
  const { socket, timesClosed } = await open();
  socket.destroy();
  expect(await timesClosed()).toBe(1);
});
