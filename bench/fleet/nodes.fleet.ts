import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#core/platform/database/open-database.ts';
import { openLog } from '#core/platform/log/log.ts';
import { startPgbouncer } from '#bench/support/fleet/pgbouncer.ts';
import { startFleet, type FleetNode } from '#bench/support/fleet/fleet.ts';
import { movedClock } from '#bench/support/fleet/moved-clock.ts';
import { compareWrites, startWriters } from '#bench/support/fleet/writers.ts';
import { apiOf, poll, untilIndexed, waitFor, type Api } from '#bench/fleet/call.ts';

/** Two processes behind HAProxy, on Patroni's PostgreSQL and Ceph's S3: what one machine cannot show. */

const person = 'foundry@outrider.example';
const poolerPort = 4366;
const fleet = await startFleet();
afterAll(() => fleet.stop());

const [one, two] = fleet.nodes as readonly [FleetNode, FleetNode];
const token = await one.signIn(person);
const first = apiOf(one.address, token);
const second = apiOf(two.address, token);
const balanced = apiOf(fleet.address, token);

const { data: opportunities } = await first.ask<{ data: { id: string }[] }>(
  'GET',
  '/opportunities?limit=25',
);
const submissionsOf = async (id: string) => {
  const path = `/opportunities/${id}/submissions?limit=25`;
  return (await first.ask<{ data: { id: string }[] }>('GET', path)).data;
};
const [opportunity, submissions] = await (async () => {
  for (const { id } of opportunities) {
    const some = await submissionsOf(id);
    if (some.length > 0) return [id, some.map((submission) => submission.id)] as const;
  }
  throw new Error('There is no submission.');
})();
const submission = submissions[0] ?? '';

const comment = (api: Api, body: string) =>
  api.ask('POST', `/submissions/${submission}/comments`, { body });
const readsComment = async (api: Api, body: string) =>
  (await api.ask<{ body: string }[]>('GET', `/submissions/${submission}/comments`)).some(
    (comment) => comment.body === body,
  );

const startFleetWriters = (addressOf: (writer: number) => string) =>
  startWriters({
    addressOf,
    token,
    submissionOf: (writer) => submissions[writer % submissions.length] ?? submission,
    count: 8,
    restMs: 200,
  });
const query = (text: string) => fleet.patroni.query<{ body: string; count: number }>(text);

const isReady = async ({ address }: FleetNode) => (await fetch(`${address}/api/ready`)).ok;
const rejoin = (node: FleetNode) => waitFor('The node', () => isReady(node));

test('What one node takes the other has: a comment, a company, an export', async () => {
  const body = randomUUID();
  await comment(first, body);
  expect(await readsComment(second, body)).toBe(true);
  await untilIndexed(first, second);
  await untilIndexed(second, first);
  const { id } = await first.ask<{ id: string }>('POST', '/exports', {
    what: 'projects',
    format: 'csv',
  });
  const get = () => second.ask<{ download: string | null }>('GET', `/exports/${id}`);
  await waitFor('The export', async () => (await get()).download !== null);
  const { download } = await get();
  const file = await fetch(new URL(download ?? '', two.address));
  expect(file.status).toBe(200);
  expect((await file.text()).length).toBeGreaterThan(100);
});

test('A node that is asked to end fails no request', async () => {
  const ending = new AbortController();
  const statuses: number[] = [];
  const reading = Array.from({ length: 6 }, async () => {
    while (!ending.signal.aborted) {
      const status = await balanced.send('GET', '/opportunities?limit=5').then(
        async (answer) => {
          await answer.arrayBuffer();
          return answer.status;
        },
        () => 0,
      );
      statuses.push(status);
      await wait(50);
    }
  });
  await waitFor('Some requests', async () => statuses.length > 20);
  await one.end('SIGTERM');
  const before = statuses.length;
  await waitFor('Some more', async () => statuses.length > before + 20);
  ending.abort();
  await Promise.all(reading);
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
  await one.restart();
});

test('A node that is killed loses and doubles nothing', async () => {
  const writers = startFleetWriters(() => fleet.address);
  await waitFor('Some writes', async () => writers.acknowledged.length > 30);
  await two.end('SIGKILL');
  const before = writers.acknowledged.length;
  await waitFor('Some more', async () => writers.acknowledged.length > before + 30);
  await two.restart();
  await writers.stop();
  expect(await compareWrites(writers.acknowledged, query)).toEqual({ lost: 0, doubled: 0 });
});

test('A standby that is promoted loses and doubles nothing', async () => {
  const writers = startFleetWriters(() => fleet.address);
  await waitFor('Some writes', async () => writers.acknowledged.length > 30);
  await fleet.patroni.killPrimary();
  await waitFor('A primary', () => fleet.patroni.takesWrites());
  const before = writers.acknowledged.length;
  await waitFor('Some more', async () => writers.acknowledged.length > before + 30);
  await writers.stop();
  await fleet.patroni.rejoin();
  expect(await compareWrites(writers.acknowledged, query)).toEqual({ lost: 0, doubled: 0 });
  await untilIndexed(first, second);
});

test.each([
  { name: 'first', cut: one, cutApi: first, other: second },
  { name: 'second', cut: two, cutApi: second, other: first },
])(
  'The $name node without its database is not ready, and the other does all work',
  async ({ cut, cutApi, other }) => {
    onTestFinished(() => cut.database.restore());
    cut.database.swallow();
    expect(await untilIndexed(other, other)).toBeLessThan(25_000);
    await waitFor('Not ready', async () => !(await isReady(cut)));
    cut.database.restore();
    await rejoin(cut);
    await untilIndexed(cutApi, other);
  },
);

test('Files that S3 does not answer for wait, and are there once it goes on', async () => {
  const form = new FormData();
  const lines = Array.from({ length: 20 }, (_, nth) => `frozen-${nth},Frozen ${nth},SE`);
  form.append('file', new Blob([['id,name,country', ...lines].join('\n')]), 'companies.csv');
  onTestFinished(() => fleet.ceph.thaw());
  fleet.ceph.freeze();
  const sending = first.send('POST', '/imports?name=companies.csv', form);
  const searching = second.send('GET', '/weaviate/search?q=battery&limit=5');
  await wait(2000);
  fleet.ceph.thaw();
  expect((await searching).status).toBe(200);
  const answer = await sending;
  expect(answer.status).toBe(200);
  const { id } = (await answer.json()) as { id: string };
  expect((await second.send('GET', `/imports/${id}/reading`)).status).toBe(200);
});

test.each([-3, 3])('A clock that is moved by %d seconds loses no event', async (seconds) => {
  onTestFinished(() => two.restart());
  await two.restart(await movedClock(seconds));
  const topic = `opportunity:${opportunity}`;
  let since = (await poll(first, topic, undefined)).since;
  for (let nth = 0; nth < 6; nth += 1) {
    const api = nth % 2 === 0 ? second : first;
    await comment(nth % 3 === 0 ? first : second, randomUUID());
    const answer = await poll(api, topic, since);
    expect(answer.events.map(({ kind }) => kind)).toContain('comment.added');
    since = answer.since;
  }
});

test('A pooler by session is one of us, and one by transaction is refused', async () => {
  const database = fleet.patroni.url;
  const byTransaction = await startPgbouncer({ mode: 'transaction', port: poolerPort, database });
  onTestFinished(() => byTransaction.stop());
  await expect(two.restart({ DATABASE_URL: byTransaction.url })).rejects.toThrow('did not become');
  await byTransaction.stop();
  const bySession = await startPgbouncer({ mode: 'session', port: poolerPort, database });
  onTestFinished(async () => {
    await two.restart();
    await bySession.stop();
  });
  await two.restart({ DATABASE_URL: bySession.url });
  const topic = `opportunity:${opportunity}`;
  const { since } = await poll(second, topic, undefined);
  await comment(first, randomUUID());
  expect((await poll(second, topic, since)).events.map(({ kind }) => kind)).toContain(
    'comment.added',
  );
  const own = await openDatabase({ url: bySession.url, dataFolder: '' }, openLog('fatal'));
  onTestFinished(() => own.close());
  await expect(own.pool.query('delete from audit_entries')).rejects.toThrow('permission denied');
});

test('Two nodes allow as many searches as one', async () => {
  await one.restart({ CALL_LIMITS: 'on' });
  await two.restart({ CALL_LIMITS: 'on' });
  // The first one learns of the second by its next beat.
  await wait(6000);
  const search = async (api: Api, nth: number) => {
    const answer = await api.send('GET', `/weaviate/search?q=pump${nth}&limit=1`);
    await answer.arrayBuffer();
    return answer.status;
  };
  const statuses = await Promise.all(
    Array.from({ length: 160 }, (_, nth) => search(nth % 2 === 0 ? first : second, nth)),
  );
  expect(statuses.filter((status) => status === 200)).toHaveLength(100);
  expect(statuses.filter((status) => status === 429)).toHaveLength(60);
});
