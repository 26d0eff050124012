import { lookup } from 'node:dns';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { catalogueOf } from '#core/domain/events/events.ts';
import { openLog } from '#core/platform/log/log.ts';
import { isPublicAddress, isPublicOrIn } from '#core/platform/outgoing/public-address.ts';
import { notified } from '#core/tests/notified.ts';
import { waitUntil } from '#core/tests/wait-until.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import * as features from '#app/features.domain.ts';
import {
  create,
  deliveries,
  list,
  redeliver,
  test as sendTest,
} from '#features/operations/webhooks/domain/endpoints.ts';
import { webhookLimits } from '#features/operations/webhooks/domain/limits.ts';
import { isSigned, openReceiver } from '#features/operations/webhooks/tests/webhook-receiver.ts';
import { addCycle } from '#features/cases/corporations/domain/endpoints.ts';
import { sealing } from './sealed-secret.ts';
import { openWebhookWorker, type WebhookWorkerOptions } from './webhook-worker.ts';

const networks = ['127.0.0.1/32'];
const server = await openTestServer({
  demonstration: true,
  environment: { WEBHOOK_NETWORKS: networks.join() },
});
const { pool } = server.database;
const champion = await server.signIn('champion@skf.example');
const foundry = await server.signIn('foundry@outrider.example');
const { rows: corporations } = await pool.query<{ slug: string; id: string }>(
  'select slug, id from corporations',
);
const corporationId = corporations.find(({ slug }) => slug === 'skf')?.id ?? '';
const otherCorporationId = corporations.find(({ slug }) => slug !== 'skf')?.id ?? '';

const afterwards: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const undo of afterwards.splice(0).toReversed()) await undo();
});
beforeEach(() => pool.query('delete from webhooks'));

async function receiver(...args: Parameters<typeof openReceiver>) {
  const opened = await openReceiver(...args);
  afterwards.push(opened.close);
  return opened;
}

function work(options: Partial<WebhookWorkerOptions> = {}) {
  const worker = openWebhookWorker(server.database, {
    catalogue: catalogueOf(features),
    publicUrl: server.settings.publicUrl,
    sealing: sealing(server.settings.authSecret),
    isAllowed: isPublicOrIn(networks),
    log: openLog('silent'),
    pollMs: 20,
    ...options,
  });
  afterwards.push(worker.close);
  return worker;
}

const make = (url: string, kinds: string[] = ['cycle.created']) =>
  champion.ask(create, { body: { name: 'Teams', url, kinds, corporationId } });

/** Longer than any test. */
const neverMs = 2 ** 31 - 1;

let cycles = 0;
const openCycle = (of: string = corporationId) =>
  foundry.ask(addCycle, {
    params: { id: of },
    body: {
      name: `Of a webhook ${(cycles += 1)}`,
      startDate: '2031-01-01T00:00:00Z',
      endDate: '2031-06-01T00:00:00Z',
    },
  });

const logOf = async (id: string) =>
  (await champion.ask(deliveries, { params: { id }, query: {} })).data;
const stateOf = async (id: string) => (await logOf(id))[0]?.state;
/** Every event is known to the webhooks that it is for, and was sent to them. */
const allSent = () =>
  waitUntil(async () => {
    const { rowCount } = await pool.query(
      `select from webhook_outbox union all select from webhook_deliveries where state = 'pending'`,
    );
    return rowCount === 0;
  });
const dueNow = () =>
  pool.query(`update webhook_deliveries set next_attempt_at = now() where state = 'pending'`);

describe('an event', () => {
  test('arrives signed, with its time and its id, and stands in the log', async () => {
    const { url, received } = await receiver();
    const { webhook, secret } = await make(url);
    work();
    const begunAt = Math.floor(Date.now() / 1000);
    const { id } = await openCycle();
    await waitUntil(async () => (await stateOf(webhook.id)) === 'delivered');
    expect(received).toHaveLength(1);
    const [event] = received;
    if (!event) throw new Error('Nothing arrived.');
    expect(isSigned(event, secret)).toBe(true);
    expect(isSigned(event, `whsec_${Buffer.alloc(32).toString('base64')}`)).toBe(false);
    expect(isSigned({ ...event, raw: event.raw.replace('cycle', 'cycles') }, secret)).toBe(false);
    const at = Number(event.headers['webhook-timestamp']);
    expect(at).toBeGreaterThanOrEqual(begunAt);
    expect(at).toBeLessThanOrEqual(Date.now() / 1000);
    expect(event.body).toMatchObject({
      type: 'cycle.created',
      data: { subject: { type: 'cycle', id }, corporationId, actor: { name: expect.any(String) } },
    });
    const [delivery] = await logOf(webhook.id);
    expect(delivery).toMatchObject({ state: 'delivered', attempts: [{ status: 204 }] });
    expect(delivery?.body).toBe(event.raw);
  });

  test('that is rolled back is not sent, nor one of another corporation, nor of another kind', async () => {
    const { url, received } = await receiver();
    await make(url);
    await make(url, ['submission.moved']);
    const before = await pool.query('select 1 from webhook_outbox');
    const { id } = await openCycle();
    const refused = await foundry.try(addCycle, {
      params: { id: corporationId },
      body: { name: `Of a webhook ${cycles}`, startDate: null, endDate: null } as never,
    });
    expect(refused.status).toBeGreaterThanOrEqual(400);
    await openCycle(otherCorporationId);
    expect((await pool.query('select 1 from webhook_outbox')).rowCount).toBe(
      (before.rowCount ?? 0) + 2,
    );
    work();
    await allSent();
    expect(received.map(({ body }) => body.data.subject?.id)).toEqual([id]);
  });

  test('arrives once though two nodes work', async () => {
    const { url, received } = await receiver();
    const { webhook } = await make(url);
    work();
    work();
    for (let count = 0; count < 12; count += 1) await openCycle();
    await waitUntil(async () => {
      const log = await logOf(webhook.id);
      return log.length === 12 && log.every(({ state }) => state === 'delivered');
    });
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(12);
    expect(received).toHaveLength(12);
  });
});

describe('a delivery that fails', () => {
  test('is tried again after 1 min, 5 min, 30 min, 2 h and 12 h; then it is off with a notice', async () => {
    const { url, received, answer } = await receiver();
    answer((response) => response.writeHead(500).end('Broken'));
    const { webhook, secret } = await make(url);
    await champion.ask(sendTest, { params: { id: webhook.id } });
    work();
    const waits: number[] = [];
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      await waitUntil(async () => (await logOf(webhook.id))[0]?.attempts.length === attempt);
      const { rows } = await pool.query<{ seconds: string | null }>(
        `select extract(epoch from next_attempt_at - (attempts -> -1 ->> 'at')::timestamptz) as seconds
        from webhook_deliveries`,
      );
      if (rows[0]?.seconds) waits.push(Math.round(Number(rows[0].seconds) / 60));
      await dueNow();
    }
    expect(waits).toEqual([1, 5, 30, 120, 720]);
    expect(received).toHaveLength(6);
    expect(received.every((event) => isSigned(event, secret))).toBe(true);
    expect(new Set(received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(await logOf(webhook.id)).toMatchObject([{ state: 'failed', nextAttemptAt: null }]);
    const [off] = await champion.ask(list);
    expect(off).toMatchObject({ isOn: false, failedAt: expect.any(String) });
    expect(await notified(pool)).toContainEqual(
      expect.objectContaining({
        email: 'champion@skf.example',
        title: 'The webhook Teams was turned off',
        body: '500 was answered.',
        link: `/admin/webhooks?webhook=${webhook.id}`,
      }),
    );
    // Off, it collects nothing.
    await openCycle();
    await allSent();
    expect(await logOf(webhook.id)).toHaveLength(1);
    const test = await champion.try(sendTest, { params: { id: webhook.id } });
    expect([test.status, test.body]).toMatchObject([409, { code: 'webhook.off' }]);
  });

  test('ends, too, when what came of its attempts could never be stored', async () => {
    const { url, received } = await receiver();
    const { webhook } = await make(url);
    await champion.ask(sendTest, { params: { id: webhook.id } });
    // A sequence counts though what called it is rolled back.
    await pool.query(`
      create sequence refused_attempts;
      create function refuse_attempts() returns trigger language plpgsql as
        $$ begin perform nextval('refused_attempts'); raise exception 'The disk is full.'; end $$;
      create trigger refused before update of attempts on webhook_deliveries
        execute function refuse_attempts()`);
    afterwards.push(() =>
      pool.query('drop function if exists refuse_attempts cascade; drop sequence refused_attempts'),
    );
    work();
    for (let attempt = 1; attempt <= 6; attempt += 1) {
      await waitUntil(async () => {
        const { rows } = await pool.query<{ count: number }>(
          'select last_value::int as count from refused_attempts where is_called',
        );
        return rows[0]?.count === attempt;
      });
      if (attempt === 6) await pool.query('drop function refuse_attempts cascade');
      await dueNow();
      // The lease of the one that failed ends.
      await pool.query('update webhooks set leased_until = null');
    }
    await waitUntil(async () => (await stateOf(webhook.id)) === 'failed');
    expect(received).toHaveLength(6);
    const [delivery] = await logOf(webhook.id);
    expect(delivery?.attempts).toMatchObject([
      { status: null, problem: 'Whether the last request arrived is not known.' },
    ]);
    expect((await champion.ask(list))[0]).toMatchObject({ isOn: false });
  });

  test('is sent again when it is asked for, with the same id', async () => {
    const { url, received, answer } = await receiver();
    answer((response, nth) => response.writeHead(nth === 1 ? 503 : 200).end());
    const { webhook } = await make(url);
    const { id: deliveryId } = await champion.ask(sendTest, { params: { id: webhook.id } });
    work();
    await waitUntil(async () => (await logOf(webhook.id))[0]?.attempts.length === 1);
    await champion.ask(redeliver, { params: { id: webhook.id, deliveryId } });
    await waitUntil(async () => (await stateOf(webhook.id)) === 'delivered');
    expect(received.map(({ headers }) => headers['webhook-id'])).toEqual([deliveryId, deliveryId]);
    expect((await logOf(webhook.id))[0]?.attempts.map(({ status }) => status)).toEqual([503, 200]);
  });

  const problemAfter = async (
    url: string,
    options: Partial<WebhookWorkerOptions> = {},
  ): Promise<string | null | undefined> => {
    const { webhook } = await make(url);
    await champion.ask(sendTest, { params: { id: webhook.id } });
    const worker = work(options);
    await waitUntil(async () => (await logOf(webhook.id))[0]?.attempts.length === 1);
    await worker.close();
    return (await logOf(webhook.id))[0]?.attempts[0]?.problem;
  };

  test('follows no redirect', async () => {
    const hidden = await receiver();
    const { url, answer } = await receiver();
    answer((response) => response.writeHead(302, { location: hidden.url }).end());
    expect(await problemAfter(url)).toBe('302 was answered, and redirects are not followed.');
    expect(hidden.received).toEqual([]);
  });

  test('is not waited for without end', async () => {
    const { url, answer } = await receiver();
    answer(() => {});
    expect(await problemAfter(url, { timeoutMs: 200 })).toMatch(/^Nothing was answered within/u);
  });

  test('does not reach a private address, by number or by name', async () => {
    const { url, port, received } = await receiver();
    expect(await problemAfter(url, { isAllowed: isPublicAddress })).toBe(
      'The address is not a public one.',
    );
    await pool.query('delete from webhooks');
    // A name of the public internet whose owner lets it point here when it is connected to.
    const toHere = ((_: string, ...rest: [never, never]) =>
      lookup('127.0.0.1', ...rest)) as unknown as typeof lookup;
    const byName = { isAllowed: isPublicAddress, lookup: toHere };
    expect(await problemAfter(`http://hooks.example:${port}/events`, byName)).toBe(
      'The address is not a public one.',
    );
    expect(received).toEqual([]);
  });

  test('delays no other webhook', async () => {
    const slow = await receiver();
    slow.answer(() => {});
    const quick = await receiver();
    const { webhook } = await make(slow.url);
    const { webhook: other } = await make(quick.url);
    work({ timeoutMs: neverMs });
    await openCycle();
    await waitUntil(async () => (await stateOf(other.id)) === 'delivered');
    expect(await logOf(webhook.id)).toMatchObject([{ state: 'pending', attempts: [] }]);
    await slow.close().catch(() => {});
    afterwards.splice(afterwards.indexOf(slow.close), 1);
  });
});

test('64 kB of an answer are read, and its beginning is kept', async () => {
  const { url, answer } = await receiver();
  let isClosed = false;
  answer((response) => {
    response.once('close', () => (isClosed = true));
    response.writeHead(200);
    const more = (): void => {
      while (response.write('x'.repeat(16 * 1024)));
    };
    response.on('drain', more);
    more();
  });
  const { webhook } = await make(url);
  await champion.ask(sendTest, { params: { id: webhook.id } });
  work();
  await waitUntil(async () => (await stateOf(webhook.id)) === 'delivered');
  const answered = (await logOf(webhook.id))[0]?.attempts[0]?.answer;
  expect(answered).toHaveLength(webhookLimits.answerCharacters);
  await expect.poll(() => isClosed).toBe(true);
});
