import { connect, type AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, test } from 'vitest';
import { openLog } from '#core/platform/log/log.ts';
import { openHttp } from './open-http.ts';

const silenceMs = 300;

const app = await openHttp(
  {
    ...{ publicUrl: 'http://localhost', trustProxy: false, apiHost: null, inlineScripts: [] },
    bodySilenceMs: silenceMs,
  },
  openLog('silent'),
);
app.post('/echo', async ({ body }) => body);
app.post('/short', { config: { bodyMs: 2 * silenceMs } }, async ({ body }) => body);
app.post(
  '/early',
  { onRequest: async (_request, reply) => reply.status(403).send('no') },
  () => '',
);
app.post('/slow', async ({ body }) => {
  await wait(3 * silenceMs);
  return body;
});
await app.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => app.close());

const body = JSON.stringify('twelve bytes');
const connection = (path: string, after = 'close') => {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  const answer = new Promise<string>((resolve) => {
    let said = '';
    socket.on('data', (bytes) => (said += bytes.toString()));
    socket.on('close', () => resolve(said));
  });
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: ${after}\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${body.length}\r\n\r\n`,
  );
  return { socket, answer };
};

const tooSlow = /^HTTP\/1\.1 408 .*"code":"tooSlow"\}$/su;

describe('a body', () => {
  test('that stops coming is answered with 408, and its connection ends', async () => {
    const { socket, answer } = connection('/echo');
    const startedAt = performance.now();
    socket.write(body.slice(0, 5));
    expect(await answer).toMatch(tooSlow);
    expect(performance.now() - startedAt).toBeGreaterThan(silenceMs * 0.9);
  });

  test('that never begins is, too', async () => {
    expect(await connection('/echo').answer).toMatch(tooSlow);
  });

  test('that nobody waits for does not keep the connection', async () => {
    const reply = await connection('/early', 'keep-alive').answer;
    expect(reply).toMatch(/^HTTP\/1\.1 403 .*no$/su);
  });

  test('that comes slowly is received', async () => {
    const { socket, answer } = connection('/echo');
    for (const byte of body) {
      socket.write(byte);
      await wait(silenceMs / 3);
    }
    expect(await answer).toMatch(/^HTTP\/1\.1 200 .*twelve bytes$/su);
  });

  test('that takes longer altogether than its route allows is not waited for', async () => {
    const { socket, answer } = connection('/short');
    const startedAt = performance.now();
    for (const byte of body) {
      if (!socket.writable) break;
      socket.write(byte);
      await wait(silenceMs / 3);
    }
    expect(await answer).toMatch(tooSlow);
    expect(performance.now() - startedAt).toBeLessThan(4 * silenceMs);
  });

  test('that is complete may be answered later', async () => {
    const { socket, answer } = connection('/slow');
    socket.write(body);
    expect(await answer).toMatch(/^HTTP\/1\.1 200 /u);
  });
});
