import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openLog } from '#core/platform/log/log.ts';
import { nodeRegisterService } from '#core/server/nodes/node-register.ts';
import { nodes } from '#core/server/tables/nodes.ts';
import { openWorker } from '#core/server/workers/open-worker.ts';
import type { Queue } from '#core/platform/jobs/open-jobs.ts';
import { systemPartsService } from '#core/server/system-parts.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { waitUntil } from '#core/tests/wait-until.ts';
import { list as mailList, drop, resend } from '#features/people/mails/domain/endpoints.ts';
import * as system from '#features/operations/system/domain/system-endpoints.ts';

const secrets = {
  SMTP_URL: undefined,
  GOOGLE_CLIENT_ID: 'known-to-everybody',
  GOOGLE_CLIENT_SECRET: 'google-keeps-this',
  EMBEDDINGS_KEY: 'the-key-of-embeddings',
  FILES_URL: undefined,
};
const server = await openTestServer({
  demonstration: true,
  environment: Object.fromEntries(
    Object.entries(secrets).filter((entry): entry is [string, string] => entry[1] !== undefined),
  ),
});
const { pool, db } = server.database;
const foundry = await server.signIn('foundry@outrider.example');

test('each part says how it does; one that fails, or does not answer, is down', async () => {
  const parts = server.services.get(systemPartsService);
  parts.add(
    { name: 'Failing', check: () => Promise.reject(new Error('No such place.')) },
    { name: 'Silent', check: () => new Promise(() => {}) },
  );
  let overview = await foundry.ask(system.overview);
  const stateOf = (name: string) => overview.parts.find((part) => part.name === name);
  const working = ['Database', 'Disk', 'File storage', 'Jobs', 'Workers'];
  // Where a machine is busy, one of them may not answer in time.
  await waitUntil(async () => {
    overview = await foundry.ask(system.overview);
    return working.every((name) => stateOf(name)?.state === 'ok');
  });
  expect(stateOf('Email')).toMatchObject({ state: 'attention' });
  expect(stateOf('Search index')).toBeDefined();
  expect(stateOf('Failing')).toMatchObject({ state: 'down', message: 'No such place.' });
  expect(stateOf('Silent')).toMatchObject({ state: 'down' });
  expect(overview.migrations).toMatchObject({ pending: [] });
  expect(overview.migrations.applied).toBeGreaterThan(40);
  expect(overview.versions.product).toMatch(/^\d+\.\d+\.\d+/u);
  expect(overview.storage.databaseBytes).toBeGreaterThan(1_000_000);
  expect(overview.storage.disk?.free).toBeGreaterThan(0);
});

test('each node says what it leads, and the one that answers says so', async () => {
  const other = await server.openNode();
  const register = server.services.get(nodeRegisterService);
  register.start();
  const leading = openWorker(server.database, {
    name: 'work of this test',
    lock: 'demonstration',
    everyMs: 60_000,
    step: async () => {},
    log: openLog('silent'),
  });
  const nodeOf = async (isThis: boolean) =>
    (await foundry.ask(system.overview)).nodes.find((node) => node.isThis === isThis);
  const leads = async () => (await nodeOf(true))?.leads.includes('work of this test') === true;
  await waitUntil(leads);
  expect(await nodeOf(true)).toMatchObject({
    id: register.id,
    name: expect.stringMatching(/:3000$/u),
    version: expect.stringMatching(/^\d+\.\d+\.\d+/u),
    isSilent: false,
  });
  await leading.close();
  await waitUntil(async () => !(await leads()));
  await server.database.db
    .update(nodes)
    .set({ name: 'other', beatAt: sql`clock_timestamp() - interval '25 seconds'` })
    .where(eq(nodes.id, other.services.get(nodeRegisterService).id));
  expect(await nodeOf(false)).toMatchObject({ name: 'other', isSilent: true });
  await other.app.close();
  expect(await nodeOf(false)).toBeUndefined();
});

test('an address told by a proxy that is not trusted is said', async () => {
  const proxyPart = async () =>
    (await foundry.ask(system.overview)).parts.find(({ name }) => name === 'Proxy');
  expect(await proxyPart()).toMatchObject({ state: 'ok' });
  await server.anonymous.send('GET', '/health', { headers: { 'x-forwarded-for': '203.0.113.7' } });
  expect(await proxyPart()).toEqual({
    name: 'Proxy',
    state: 'attention',
    message: expect.stringMatching(/seen, and TRUST_PROXY is off\..*set TRUST_PROXY=on/u),
  });
});

test('settings are told with their values, secrets without', async () => {
  const reply = await foundry.try(system.settingsInForce);
  const hidden = [
    server.settings.authSecret,
    server.settings.databaseUrl ?? '',
    'google-keeps-this',
    'the-key-of-embeddings',
  ];
  for (const secret of hidden) expect(reply.text).not.toContain(secret);
  const settings = new Map(
    (await foundry.ask(system.settingsInForce)).map(({ name, ...setting }) => [name, setting]),
  );
  const secret = { value: null, isSecret: true, isSet: true };
  expect(settings.get('AUTH_SECRET')).toEqual(secret);
  expect(settings.get('DATABASE_URL')).toEqual(secret);
  expect(settings.get('GOOGLE_CLIENT_SECRET')).toEqual(secret);
  expect(settings.get('GOOGLE_CLIENT_ID')).toMatchObject({ value: 'known-to-everybody' });
  expect(settings.get('PORT')).toEqual({ value: '3000', isSecret: false, isSet: false });
  expect(settings.get('MAIL_FROM')).toEqual({ value: null, isSecret: false, isSet: false });
});

test('a failed job is listed with its problem, and runs again when asked for', async () => {
  const queue: Queue<{ readonly word: string }> = {
    name: 'of-this-test',
    atOnce: 1,
    // timing: of the job, not of the test.
    repeats: 0,
    repeatAfterSeconds: 1,
    longestSeconds: 30,
  };
  let runs = 0;
  await server.jobs.work(queue, async () => {
    runs += 1;
    if (runs === 1) throw new Error('The first time it fails.');
  });
  await db.transaction((tx) => server.jobs.send(tx, queue, { word: 'secret word' }));
  const jobsOf = async (state?: 'failed' | 'completed') =>
    (await foundry.ask(system.jobs, { query: state ? { state } : {} })).filter(
      (job) => job.queue === queue.name,
    );
  await expect.poll(() => jobsOf('failed')).toHaveLength(1);
  const [failed] = await jobsOf();
  expect(failed).toMatchObject({ state: 'failed', problem: 'The first time it fails.' });
  expect(JSON.stringify(failed)).not.toContain('secret word');
  const params = { id: failed?.id ?? '' };
  const replies = await Promise.all([1, 2].map(() => foundry.try(system.retryJob, { params })));
  expect(replies.map(({ status }) => status).toSorted()).toEqual([204, 409]);
  await expect.poll(() => jobsOf('completed')).toHaveLength(1);
  expect(runs).toBe(2);
});

test('a mail that failed is sent again, a sent one as a copy, one of an account not', async () => {
  const insert = async (columns: string, values: string): Promise<string> => {
    const { rows } = await pool.query<{ id: string }>(
      `insert into mails (id, kind, recipient, subject, body, ${columns})
       values (gen_random_uuid(), 'receipt', 'a@b.example', 'Subject', 'Said to one', ${values})
       returning id`,
    );
    return rows[0]?.id ?? '';
  };
  const failed = await insert('attempts, problem', `10, 'Mailbox full'`);
  const listed = await foundry.ask(mailList, { query: { state: 'failed', limit: '5' } as never });
  expect(listed.data[0]).toMatchObject({ id: failed, problem: 'Mailbox full', state: 'failed' });
  expect(listed.data.every(({ state }) => state === 'failed')).toBe(true);
  expect(JSON.stringify(listed)).not.toContain('Said to one');
  const params = { id: failed };
  expect(await foundry.ask(resend, { params })).toMatchObject({
    id: failed,
    state: 'waiting',
    attempts: 0,
    problem: null,
  });

  const sent = await insert('sent_at', 'now()');
  await pool.query(
    'insert into submission_mails (mail_id, submission_id) select $1, id from submissions limit 1',
    [sent],
  );
  const copy = await foundry.ask(resend, { params: { id: sent } });
  expect(copy).toMatchObject({ state: 'waiting', subject: 'Subject' });
  expect(copy.id).not.toBe(sent);
  const about = await pool.query(
    'select from submission_mails group by submission_id having array_agg(mail_id) @> $1',
    [[sent, copy.id]],
  );
  expect(about.rowCount).toBe(1);
  await pool.query(`update mails set kind = 'account' where id = $1`, [sent]);
  const refused = await foundry.try(resend, { params: { id: sent } });
  expect(refused.body).toMatchObject({ code: 'mail.accountSent' });
  const { rows } = await pool.query(
    `select count(*)::int as number from audit_entries where kind = 'mail.resent'`,
  );
  expect(rows).toEqual([{ number: 2 }]);

  const old = await insert('waiting_since', `now() - interval '4 days'`);
  const waiting = await foundry.ask(mailList, { query: { state: 'old', limit: '5' } as never });
  expect(waiting.data.map(({ id }) => id)).toEqual([old]);
  expect(await foundry.ask(resend, { params: { id: old } })).toMatchObject({ state: 'waiting' });
  const underWay = await insert('unknown, next_attempt_at', `1, now() + interval '5 minutes'`);
  for (const act of [resend, drop]) {
    const early = await foundry.try(act, { params: { id: underWay } });
    expect(early.body).toMatchObject({ code: 'mail.underWay' });
  }
  const silent = await insert('unknown, problem', `3, 'The mail server took too long.'`);
  const uncertain = await foundry.ask(mailList, {
    query: { state: 'unknown', limit: '5' } as never,
  });
  expect(uncertain.data.map(({ id }) => id)).toEqual([silent]);
  expect(await foundry.ask(drop, { params: { id: silent } })).toMatchObject({ state: 'cancelled' });
  const again = await foundry.try(drop, { params: { id: silent } });
  expect(again.body).toMatchObject({ code: 'mail.ended' });
  await pool.query(`update mails set body = '' where id = $1`, [failed]);
  const textless = await foundry.try(resend, { params: { id: failed } });
  expect(textless.body).toMatchObject({ code: 'mail.textRemoved' });
});
