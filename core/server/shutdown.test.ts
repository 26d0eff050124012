import { once } from 'node:events';
import { Agent, get, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { demoAccounts, demoPassword } from '#features/identity/domain/demo-accounts.ts';
import { waitFor } from '#core/tests/over-http.ts';
import { postmasterOf } from '#core/tests/product-process.ts';
import { start, startFirst, stop } from '#core/tests/started-product.ts';

const stopWithinMs = 10_000;

/** A request that is known to have been sent, and the status of its response. */
function sendSignIn(url: string, index: number) {
  // More than ten at once at one account would be taken for guesses.
  const { email = '' } = demoAccounts[index % demoAccounts.length] ?? {};
  const body = JSON.stringify({ email, password: demoPassword });
  const sending = request(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: {
      origin: url,
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'x-forwarded-for': `10.0.0.${index}`,
    },
  });
  const sent = once(sending, 'finish');
  const status = new Promise<number | undefined>((resolve, reject) => {
    sending.once('error', reject);
    sending.once('response', (reply) => {
      reply.resume().once('end', () => resolve(reply.statusCode));
    });
  });
  sending.end(body);
  return { sent, status };
}

/** Asks again as soon as it is answered, until that fails; returns how it fails. */
async function keepAsking(url: string, agent: Agent): Promise<string | undefined> {
  try {
    for (;;) {
      await new Promise<void>((resolve, reject) => {
        get(`${url}/api/ready`, { agent }, (reply) => {
          reply.resume().once('end', resolve).once('error', reject);
        }).once('error', reject);
      });
    }
  } catch (error) {
    return (error as NodeJS.ErrnoException).code;
  } finally {
    agent.destroy();
  }
}

describe('stopping', () => {
  test.each([true, false])(
    'under load resets no connection (connections are kept alive: %s)',
    async (keepAlive) => {
      const product = await start();
      await product.ready;
      const clients = Array.from({ length: 40 }, () => new Agent({ keepAlive, maxSockets: 1 }));
      const ends = Promise.all(clients.map((agent) => keepAsking(product.url, agent)));
      await wait(1000);
      const { code } = await stop(product);
      expect(code).toBe(0);
      expect(new Set(await ends)).toEqual(new Set(['ECONNREFUSED']));
    },
  );

  test('answers all running requests and exits within ten seconds', async () => {
    const product = await start({ DEMO: 'on', TRUST_PROXY: 'on' });
    await product.ready;
    // Password checks are slow and run two at a time: most of these have to wait.
    const signIns = Array.from({ length: 50 }, (_, index) => sendSignIn(product.url, index));
    const replies = Promise.allSettled(signIns.map(({ status }) => status));
    let answered = 0;
    for (const { status } of signIns)
      void status.then(
        () => (answered += 1),
        () => {},
      );
    await Promise.all(signIns.map(({ sent }) => sent));
    // A response shows that everything sent before was read.
    const answeredWhenSent = answered;
    await waitFor(async () => answered >= Math.min(answeredWhenSent + 5, signIns.length));

    const { code } = await stop(product);
    const statuses = (await replies).map((reply) =>
      reply.status === 'fulfilled' ? reply.value : String(reply.reason),
    );
    expect(new Set(statuses)).toEqual(new Set([200]));
    // Not in time, it would have exited with 1.
    expect(code).toBe(0);
    expect(await postmasterOf(product.folder)).toBeNull();
  });

  test('accepts no new connection, and does not wait for an idle or unfinished one', async () => {
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
    await waitFor(() =>
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

  test('works during the start, too', async () => {
    const product = await startFirst({ DEMO: 'on' });
    await waitFor(async () => (await postmasterOf(product.folder)) !== null);
    await wait(500);
    const { code, ms } = await stop(product);
    expect([0, 'SIGTERM']).toContain(code);
    expect(ms).toBeLessThan(stopWithinMs);
  });
});
