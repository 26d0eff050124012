import { once } from 'node:events';
import { Agent, get, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { describe, expect, onTestFinished, test } from 'vitest';
import { serverLimits } from '#core/platform/limits.ts';
import { account } from '#core/platform/database/embedded/initialise.ts';
import { lockNumbers } from '#core/platform/database/locks.ts';
import { openDatabase } from '#core/platform/database/open-database.ts';
import { openLog } from '#core/platform/log/log.ts';
import { demoAccounts, demoPassword } from '#features/people/identity/domain/demo-accounts.ts';
import { waitUntil } from '#core/tests/wait-until.ts';
import { passDeadline, postmasterOf } from '#core/tests/product-process.ts';
import { start, startFirst, stop, type StartedProduct } from '#core/tests/started-product.ts';

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
async function keepAsking(
  url: string,
  agent: Agent,
  answered: () => void,
): Promise<string | undefined> {
  try {
    for (; ; answered()) {
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

/** Whether a request on a new connection is answered. */
const isAnswered = (url: string) =>
  new Promise<boolean>((resolve) => {
    get(`${url}/api/health`, { agent: false }, (reply) => {
      reply.resume().once('close', () => resolve(reply.complete));
    }).once('error', () => resolve(false));
  });

/** Whether the product makes the demonstration at this moment, asked beside it. */
async function isBeingFilled(folder: string): Promise<boolean> {
  const host = join(folder, 'postgres', 'run');
  const client = new pg.Client({ host, port: 5432, user: account, database: 'postgres' });
  client.on('error', () => {});
  try {
    await client.connect();
    const { rows } = await client.query(
      `select from pg_locks where locktype = 'advisory' and objid = $1`,
      [lockNumbers.demonstration],
    );
    return rows.length > 0;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Nobody who has sent a password is answered before this is let go. */
async function holdSignIns(folder: string): Promise<{ letGo: () => Promise<void> }> {
  const log = openLog('silent');
  const database = await openDatabase({ url: null, dataFolder: folder, isGuest: true }, log);
  const holder = await database.pool.connect();
  await holder.query('begin; lock table auth_users in access exclusive mode');
  return {
    letGo: async () => {
      await holder.query('rollback');
      holder.release();
      await database.close();
    },
  };
}

async function connectTo({ port }: StartedProduct): Promise<Socket> {
  const socket = connect(port, '127.0.0.1')
    .on('error', () => {})
    .resume();
  await once(socket, 'connect');
  onTestFinished(() => void socket.destroy());
  return socket;
}

/** Stops it; returns when it accepts no more connections, but still runs. */
async function beginToStop(product: StartedProduct) {
  const stopping = stop(product);
  await waitUntil(async () => !(await isAnswered(product.url)));
  expect(product.child.exitCode).toBeNull();
  return { stopping };
}

describe('stopping', () => {
  test.each([true, false])(
    'under load resets no connection (connections are kept alive: %s)',
    async (keepAlive) => {
      const product = await start();
      await product.ready;
      const clients = Array.from({ length: 40 }, () => new Agent({ keepAlive, maxSockets: 1 }));
      const answers = clients.map(() => 0);
      const ends = Promise.all(
        clients.map((agent, nth) =>
          keepAsking(product.url, agent, () => (answers[nth] = (answers[nth] ?? 0) + 1)),
        ),
      );
      await waitUntil(() => answers.every((count) => count > 10));
      expect(await stop(product)).toEqual({ code: 0 });
      expect(new Set(await ends)).toEqual(new Set(['ECONNREFUSED']));
    },
  );

  test('answers all running requests', async () => {
    const product = await start({ DEMO: 'on', TRUST_PROXY: 'on' });
    await product.ready;
    const { letGo } = await holdSignIns(product.folder);
    const signIns = Array.from({ length: 12 }, (_, index) => sendSignIn(product.url, index));
    const replies = Promise.all(signIns.map(({ status }) => status));
    await Promise.all(signIns.map(({ sent }) => sent));
    // What was sent before this one has been read when it is answered.
    expect(await isAnswered(product.url)).toBe(true);
    const { stopping } = await beginToStop(product);
    await letGo();
    expect(new Set(await replies)).toEqual(new Set([200]));
    expect(await stopping).toEqual({ code: 0 });
    expect(await postmasterOf(product.folder)).toBeNull();
  });

  test('accepts no new connection, closes idle ones, and cuts the others off in the end', async () => {
    const product = await start();
    await product.ready;
    const idle = await connectTo(product);
    idle.write('GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n');
    const silent = await connectTo(product);
    const unfinished = await connectTo(product);
    unfinished.write(
      'POST /api/opportunities HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 9\r\n\r\n{',
    );
    expect(await isAnswered(product.url)).toBe(true);
    const { stopping } = await beginToStop(product);
    if (!idle.closed) await once(idle, 'close');
    expect(silent.closed).toBe(false);
    passDeadline(product);
    expect(await stopping).toEqual({ code: 0 });
    expect(await postmasterOf(product.folder)).toBeNull();
  });

  test('ends after ten seconds, whatever is not done by then', async () => {
    expect(serverLimits.gracefulStopMs).toBe(10_000);
    const product = await start({ DEMO: 'on' });
    await product.ready;
    const { letGo } = await holdSignIns(product.folder);
    const { status, sent } = sendSignIn(product.url, 0);
    await sent;
    expect(await isAnswered(product.url)).toBe(true);
    const { stopping } = await beginToStop(product);
    passDeadline(product);
    await expect(status).rejects.toMatchObject({ code: 'ECONNRESET' });
    passDeadline(product);
    expect(await stopping).toEqual({ code: 1 });
    await letGo();
  });

  test('says so to balancers first, and goes on answering until it is told again', async () => {
    const product = await start({ DRAIN_SECONDS: '300' });
    await product.ready;
    const readiness = async () => {
      const reply = await fetch(`${product.url}/api/ready`);
      const { status } = (await reply.json()) as { status: string };
      return `${reply.status} ${status}`;
    };
    expect(await readiness()).toBe('200 ready');
    const stopping = stop(product);
    await waitUntil(async () => (await readiness()) === '503 draining');
    expect(await isAnswered(product.url)).toBe(true);
    expect(product.child.exitCode).toBeNull();
    product.child.kill('SIGTERM');
    expect(await stopping).toEqual({ code: 0 });
  });

  test('works during the start, too', async () => {
    const product = await startFirst({ DEMO: 'on' });
    await waitUntil(async () => (await postmasterOf(product.folder)) !== null);
    const { code } = await stop(product);
    expect([0, 'SIGTERM']).toContain(code);
  });

  test('works while the demonstration is made, too', async () => {
    const product = await startFirst({ DEMO: 'on' });
    await waitUntil(() => isBeingFilled(product.folder));
    expect(await stop(product)).toEqual({ code: 0 });
    expect(await postmasterOf(product.folder)).toBeNull();
  });
});
