import { once } from 'node:events';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { connectionSignalOf } from './endpoint-request.ts';

test('the signal of a request is aborted by a client that leaves, and not by its body', async () => {
  const app = fastify();
  onTestFinished(() => app.close());
  const { promise: begun, resolve: begin } = Promise.withResolvers<AbortSignal>();
  app.post('/', async (call) => {
    const signal = connectionSignalOf(call);
    if (call.body === undefined) return { isAborted: signal.aborted };
    begin(signal);
    await once(signal, 'abort');
    return null;
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const first = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST' });
  expect(await first.json()).toEqual({ isAborted: false });

  const headers = { 'content-type': 'application/json' };
  const sent = request({ port, host: '127.0.0.1', method: 'POST', headers });
  sent.on('error', () => {});
  sent.end('{}');
  const signal = await begun;
  expect(signal.aborted).toBe(false);
  sent.destroy();
  await once(signal, 'abort');
});
