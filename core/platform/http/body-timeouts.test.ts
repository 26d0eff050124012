import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { openLog } from '#core/platform/log/log.ts';
import { waitUntil } from '#core/tests/wait-until.ts';
import { openHttp } from './open-http.ts';

const silenceMs = 300;
/** How often the server looks. */
const lookMs = 10;

vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
const app = await openHttp(
  {
    publicUrl: 'http://localhost',
    trustProxy: false,
    apiHost: null,
    inlineScripts: [],
    bodySilenceMs: silenceMs,
  },
  openLog('silent'),
);
const slowIsAsked = Promise.withResolvers<void>();
const slowMayAnswer = Promise.withResolvers<void>();
app.post('/echo', async ({ body }) => body);
app.post('/short', { config: { bodyMs: 2 * silenceMs } }, async ({ body }) => body);
app.post(
  '/early',
  { onRequest: async (_request, reply) => reply.status(403).send('no') },
  () => '',
);
app.post('/slow', async ({ body }) => {
  slowIsAsked.resolve();
  await slowMayAnswer.promise;
  return body;
});
const accepted: Socket[] = [];
app.server.on('connection', (socket) => accepted.push(socket));
await app.listen({ port: 0, host: '127.0.0.1' });
afterAll(async () => {
  await app.close();
  vi.useRealTimers();
});

const body = JSON.stringify('twelve bytes');

/** A request without its body, when the server has read it. */
async function begin(path: string, after = 'close') {
  const { port } = app.server.address() as AddressInfo;
  const nth = accepted.length;
  const socket = connect(port, '127.0.0.1').on('error', () => {});
  let said = '';
  const answer = new Promise<string>((resolve) => {
    socket.on('data', (bytes) => (said += bytes.toString()));
    socket.on('close', () => resolve(said));
  });
  /** Returns when the server has read it, too. */
  const send = async (text: string) => {
    socket.write(text);
    await waitUntil(() => accepted[nth]?.bytesRead === socket.bytesWritten);
  };
  await send(
    `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: ${after}\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${body.length}\r\n\r\n`,
  );
  return { answer, send, said: () => said, isOpen: () => accepted[nth]?.destroyed === false };
}

const tooSlow = /^HTTP\/1\.1 408 .*"code":"tooSlow"\}$/su;
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

describe('a body', () => {
  test('that stops coming is answered with 408, and its connection ends', async () => {
    const { answer, send, isOpen } = await begin('/echo');
    await pass(silenceMs / 2);
    await send(body.slice(0, 5));
    await pass(silenceMs - lookMs);
    expect(isOpen()).toBe(true);
    await pass(2 * lookMs);
    expect(isOpen()).toBe(false);
    expect(await answer).toMatch(tooSlow);
  });

  test('that never begins is, too', async () => {
    const { answer, isOpen } = await begin('/echo');
    await pass(silenceMs - lookMs);
    expect(isOpen()).toBe(true);
    await pass(2 * lookMs);
    expect(await answer).toMatch(tooSlow);
  });

  test('that nobody waits for does not keep the connection', async () => {
    const { answer, said, isOpen } = await begin('/early', 'keep-alive');
    await waitUntil(() => said().endsWith('no'));
    await pass(silenceMs - lookMs);
    expect(isOpen()).toBe(true);
    await pass(2 * lookMs);
    expect(await answer).toMatch(/^HTTP\/1\.1 403 .*no$/su);
  });

  test('that comes slowly is received', async () => {
    const { answer, send } = await begin('/echo');
    for (const byte of body) {
      await pass(silenceMs - lookMs);
      await send(byte);
    }
    expect(await answer).toMatch(/^HTTP\/1\.1 200 .*twelve bytes$/su);
  });

  test('that takes longer altogether than its route allows is not waited for', async () => {
    const { answer, send, isOpen } = await begin('/short');
    for (const byte of body.slice(0, 5)) {
      await send(byte);
      await pass(silenceMs / 3);
    }
    await send(body.slice(5, 6));
    await pass(silenceMs / 3 - lookMs);
    expect(isOpen()).toBe(true);
    await pass(2 * lookMs);
    expect(isOpen()).toBe(false);
    expect(await answer).toMatch(tooSlow);
  });

  test('that is complete may be answered later', async () => {
    const { answer, send, isOpen } = await begin('/slow');
    await send(body);
    await slowIsAsked.promise;
    await pass(10 * silenceMs);
    expect(isOpen()).toBe(true);
    slowMayAnswer.resolve();
    expect(await answer).toMatch(/^HTTP\/1\.1 200 /u);
  });
});
