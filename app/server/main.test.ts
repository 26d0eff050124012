import { once } from 'node:events';
import { readFile, rm, stat, writeFile } from 'node:fs/promises';
import { connect, createServer, type Server } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { demoAccounts, demoPassword } from '#features/people/identity/domain/demo-accounts.ts';
import { freePort, postmasterOf } from '#core/tests/product-process.ts';
import { start, startFirst, startOn, stop } from '#core/tests/started-product.ts';

describe('starting', () => {
  test('prints its address and the demonstration accounts, and answers there', async () => {
    const product = await startFirst({ DEMO: 'on' });
    await product.ready;
    expect(product.said()).toContain(`Outrider is ready at ${product.url}  (`);
    expect(product.said()).toContain(`Demonstration accounts, password ${demoPassword}:`);
    expect(product.said()).not.toContain('/setup');
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

  test('without the demonstration prints no accounts, but the code that makes the first one', async () => {
    const product = await startFirst();
    await product.ready;
    expect(product.said()).not.toContain('Demonstration');
    expect(product.said()).toMatch(
      new RegExp(`Set it up at ${product.url}/setup, code (?:[\\dA-Z]{4}-){2}[\\dA-Z]{4}\\n`, 'u'),
    );
    const settings = await (await fetch(`${product.url}/api/public/settings`)).json();
    expect(settings).toMatchObject({ demoAccounts: [], demoPassword: null, isSetUp: false });
    // An index of nothing is ready, and nothing went wrong on the way.
    const readiness = async (): Promise<unknown> =>
      (await fetch(`${product.url}/api/ready`)).json();
    await expect.poll(readiness).toMatchObject({ status: 'ready', parts: { search: 'ok' } });
    expect(product.said()).not.toMatch(/"level":(?:50|60)/u);
  });

  test('refuses a database whose secret is missing, and says what to bring', async () => {
    const first = await start();
    await first.ready;
    await stop(first);
    const secret = join(first.folder, 'auth-secret');
    const content = await readFile(secret);
    await rm(secret);
    const second = await startOn(first.folder);
    expect(await second.ended).toBe(1);
    expect(second.said().trim()).toBe(
      `This database was made with another secret than ${secret}. Without it no one could sign in, ` +
        'and links in emails would not work. Bring the secret of that installation: the file ' +
        'auth-secret of its data folder, or its AUTH_SECRET.',
    );
    expect(await postmasterOf(first.folder)).toBeNull();
    await writeFile(secret, content);
    const third = await startOn(first.folder);
    await third.ready;
    expect((await stop(third)).code).toBe(0);
    expect((await stat(join(first.folder, 'search'))).mode % 0o1000).toBe(0o700);
  });

  test('on a port in use fails with a proposal for another, and stops its database', async () => {
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

  test('with an invalid setting names it and exits before creating anything', async () => {
    const product = await start({ PORT: 'eighty', LOG_LEVEL: 'loud' });
    expect(await product.ended).toBe(1);
    expect(product.said().trim()).toBe(
      'These settings cannot be used:\n' +
        '  PORT is "eighty"; expected: a whole number from 1 to 65535.\n' +
        '  LOG_LEVEL is "loud"; expected: one of fatal, error, warn, info, debug, trace, silent.',
    );
    expect(await postmasterOf(product.folder)).toBeNull();
  });

  test('with an unreachable database fails with a sentence, without the password', async () => {
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

describe('an invalid HTTP request', () => {
  async function answerTo(port: number, bytes: string): Promise<string> {
    const socket = connect(port, '127.0.0.1').on('error', () => {});
    await once(socket, 'connect');
    socket.write(bytes);
    const pieces: Buffer[] = [];
    for await (const piece of socket) pieces.push(piece as Buffer);
    return Buffer.concat(pieces).toString();
  }

  test('is answered in the same shape as every problem', async () => {
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
