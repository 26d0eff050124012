import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, test } from 'vitest';
import { demoAccounts, demoPassword } from '#domain/demo.ts';
import { until } from '#server/testing/over-http.ts';
import {
  freePort,
  postmasterOf,
  startProduct,
  temporaryDataFolder,
  type ProductProcess,
} from '#server/testing/product-process.ts';

const stopWithinMs = 10_000;
const afterwards: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const undo of afterwards.splice(0).toReversed()) await undo();
});

async function start(environment: Record<string, string> = {}) {
  const { folder, remove } = await temporaryDataFolder();
  afterwards.push(remove);
  const port = await freePort();
  const product = startProduct({
    DATA_DIR: folder,
    PORT: String(port),
    DEMO: 'off',
    ...environment,
  });
  afterwards.push(async () => {
    product.child.kill('SIGKILL');
    await product.ended;
  });
  return { ...product, folder, port };
}

/** Stops it as a system does, and answers how it ended and after how long. */
async function stop({ child, ended }: ProductProcess) {
  const started = performance.now();
  child.kill('SIGTERM');
  return { code: await ended, ms: performance.now() - started };
}

describe('starting', () => {
  test('says where it is and who can sign in, and answers there', async () => {
    const product = await start({ DEMO: 'on' });
    await product.ready;
    expect(product.said()).toContain(`Outrider is ready at ${product.url}  (`);
    expect(product.said()).toContain(`Demonstration accounts, password ${demoPassword}:`);
    for (const { email, about } of demoAccounts) {
      expect(product.said()).toMatch(
        new RegExp(`${email.replace('.', '\\.')} +${about.slice(0, 10)}`, 'u'),
      );
    }
    expect(await (await fetch(`${product.url}/api/ready`)).json()).toMatchObject({
      status: 'ready',
    });
    expect((await stop(product)).code).toBe(0);
  });

  test('without the demonstration says nothing of its accounts', async () => {
    const product = await start();
    await product.ready;
    expect(product.said()).not.toContain('Demonstration');
    const settings = await (await fetch(`${product.url}/api/public/settings`)).json();
    expect(settings).toMatchObject({ demoAccounts: [], demoPassword: null });
  });

  test('on a port that is taken says so, proposes another, and leaves no database running', async () => {
    const other: Server = createServer();
    other.listen(0, '127.0.0.1');
    await once(other, 'listening');
    const address = other.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const product = await start({ PORT: String(port) });
    expect(await product.ended).toBe(1);
    other.close();
    expect(product.said().trim()).toBe(
      `Port ${port} on 127.0.0.1 is already taken by another program. ` +
        `Stop that one, or choose another port: PORT=${port + 1} npm start`,
    );
    expect(await postmasterOf(product.folder)).toBeNull();
  });

  test('with a wrong setting names it and ends, before anything was made', async () => {
    const product = await start({ PORT: 'eighty', LOG_LEVEL: 'loud' });
    expect(await product.ended).toBe(1);
    expect(product.said().trim()).toBe(
      'These settings cannot be used:\n' +
        '  PORT is "eighty"; expected: a whole number from 1 to 65535.\n' +
        '  LOG_LEVEL is "loud"; expected: one of fatal, error, warn, info, debug, trace, silent.',
    );
    expect(await postmasterOf(product.folder)).toBeNull();
  });

  test('with a database that is not there says so in a sentence, without the password', async () => {
    const port = await freePort();
    const product = await start({
      DATABASE_URL: `postgres://somebody:hunter2@127.0.0.1:${port}/outrider`,
      AUTH_SECRET: 's'.repeat(32),
    });
    expect(await product.ended).toBe(1);
    expect(product.said().trim()).toBe(
      `The database 127.0.0.1:${port}/outrider cannot be used: connect ECONNREFUSED 127.0.0.1:${port}. ` +
        'Check DATABASE_URL.',
    );
  });
});

describe('stopping', () => {
  test('answers everything that is under way, and is gone within ten seconds', async () => {
    const product = await start({ DEMO: 'on', TRUST_PROXY: 'on' });
    await product.ready;
    // Checking a password takes its time, and two are checked at once: when the first few have been
    // answered, the others have arrived and wait.
    let answered = 0;
    const signIn = async (_: unknown, index: number) => {
      const reply = await fetch(`${product.url}/api/auth/sign-in/email`, {
        method: 'POST',
        headers: {
          origin: product.url,
          'content-type': 'application/json',
          'x-forwarded-for': `10.0.0.${index}`,
        },
        body: JSON.stringify({ email: 'owner@skf.example', password: demoPassword }),
      });
      await reply.text();
      answered += 1;
      return reply.status;
    };
    const replies = Promise.all(Array.from({ length: 50 }, signIn));
    await until(async () => answered >= 10);
    expect(answered).toBeLessThan(50);
    const { code, ms } = await stop(product);
    expect(new Set(await replies)).toEqual(new Set([200]));
    expect(code).toBe(0);
    expect(ms).toBeLessThan(stopWithinMs / 2);
    expect(await postmasterOf(product.folder)).toBeNull();
  });

  test('takes no new visitor, and is not held up by one who says nothing or never finishes', async () => {
    const product = await start();
    await product.ready;
    const sockets = await Promise.all(
      [
        '',
        'POST /api/opportunities HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
      ].map(async (text): Promise<Socket> => {
        const socket = connect(product.port, '127.0.0.1').on('error', () => {});
        await once(socket, 'connect');
        socket.write(text);
        return socket;
      }),
    );
    await wait(100);
    const stopping = stop(product);
    await until(() =>
      fetch(`${product.url}/api/health`).then(
        () => false,
        () => true,
      ),
    );
    const { code, ms } = await stopping;
    for (const socket of sockets) socket.destroy();
    expect(code).toBe(0);
    expect(ms).toBeLessThan(stopWithinMs);
    expect(await postmasterOf(product.folder)).toBeNull();
  });

  test('while it still starts ends it, too', async () => {
    const product = await start({ DEMO: 'on' });
    await until(async () => (await postmasterOf(product.folder)) !== null);
    await wait(500);
    const { code, ms } = await stop(product);
    expect([0, 'SIGTERM']).toContain(code);
    expect(ms).toBeLessThan(stopWithinMs);
  });
});

describe('what is not HTTP', () => {
  async function answerTo(port: number, bytes: string): Promise<string> {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    await once(socket, 'connect');
    socket.write(bytes);
    const pieces: Buffer[] = [];
    for await (const piece of socket) pieces.push(piece as Buffer);
    return Buffer.concat(pieces).toString();
  }

  test('is answered in the one shape of problems, too', async () => {
    const product = await start();
    await product.ready;
    const headers = `X-Long: ${'x'.repeat(20_000)}`;
    for (const [bytes, status, code] of [
      ['nonsense\r\n\r\n', '400', 'malformed'],
      ['GET / HTTP/9.9\r\n\r\n', '400', 'malformed'],
      ['GET /\u0000 HTTP/1.1\r\nHost: x\r\n\r\n', '400', 'malformed'],
      [`GET / HTTP/1.1\r\nHost: x\r\n${headers}\r\n\r\n`, '431', 'tooLarge'],
    ] as const) {
      const answer = await answerTo(product.port, bytes);
      expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `, 'u'));
      const body = JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4)) as object;
      expect(body).toEqual({ error: expect.any(String), code });
    }
    expect((await fetch(`${product.url}/api/health`)).status).toBe(200);
  });
});
