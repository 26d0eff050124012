import { Writable } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import pino from 'pino';
import { beforeEach, expect, test } from 'vitest';
import { forwardedSeen, watchForwardedHeader } from './forwarded-header.ts';

const lines: string[] = [];
const log = pino(
  new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      lines.push(chunk.toString());
      done();
    },
  }),
);
const secret = '203.0.113.77';

beforeEach(() => {
  lines.length = 0;
});

async function sendTo(app: FastifyInstance, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await app.inject({ url: '/nowhere', headers: { 'x-forwarded-for': secret } });
  }
}

test('an address that nobody listens to is said once, without the address', async () => {
  const app = Fastify();
  const part = watchForwardedHeader(app, { trustProxy: false }, log);
  await app.inject({ url: '/nowhere' });
  expect(lines).toEqual([]);
  expect(await part.check()).toMatchObject({ state: 'ok' });
  await sendTo(app, 3);
  expect(lines).toHaveLength(1);
  expect(lines[0]).toContain(forwardedSeen);
  expect(lines[0]).not.toContain(secret);
  expect(await part.check()).toEqual({ state: 'attention', message: forwardedSeen });
  await app.close();
});

test('a proxy that is trusted is as it should be', async () => {
  const app = Fastify();
  const part = watchForwardedHeader(app, { trustProxy: true }, log);
  await sendTo(app, 1);
  expect(lines).toEqual([]);
  expect(await part.check()).toMatchObject({ state: 'ok' });
  await app.close();
});
