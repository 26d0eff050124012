import { afterEach, beforeEach, expect, test } from 'vitest';
import { mailLimits } from '#features/people/mails/domain/limits.ts';
import { queueMail } from '#features/people/mails/server/shared/mail-outbox.ts';
import { minute } from '#core/domain/units.ts';
import { openLog } from '#core/platform/log/log.ts';
import { openSmtp } from '#core/platform/mail/open-smtp.ts';
import { openClockedDatabase } from '#core/tests/database-clock.ts';
import { openMailServer } from '#core/tests/mail-server.ts';
import { waitUntil } from '#core/tests/wait-until.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { openMailSender } from './mail-sender.ts';
import { removeOldTexts } from './old-texts.ts';

const server = await openTestServer();
const { db, pool } = server.database;
const clocked = await openClockedDatabase(server);
const { mailSendMs, mailAnswerMs } = mailLimits;
const from = { name: 'Outrider', address: 'scouting@outrider.example' };

const afterwards: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const undo of afterwards.splice(0).toReversed()) await undo();
});
beforeEach(() => pool.query('delete from mails'));

async function mailServer(options?: Parameters<typeof openMailServer>[0]) {
  const opened = await openMailServer(options);
  afterwards.push(opened.close);
  return opened;
}

/** Longer than any test: whoever waits for a mail then was told of it. */
const neverMs = 2 ** 31 - 1;

interface Sending {
  readonly pollMs?: number;
  readonly slowMs?: number;
  readonly openMs?: number;
  readonly answerMs?: number;
  readonly database?: typeof server.database;
}

function sendBy(url: string, { database = server.database, ...given }: Sending = {}) {
  const log = openLog('silent');
  const { pollMs = 20, slowMs, openMs = mailSendMs, answerMs = mailAnswerMs } = given;
  const transport = openSmtp({ url, from, openMs, answerMs });
  const sender = openMailSender(database, transport, log, {
    pollMs,
    ...(slowMs !== undefined && { slowMs }),
  });
  afterwards.push(sender.close);
  return sender;
}

const queue = (recipient: string, subject = 'Received', body = 'Hello Zoë,\nit turns.') =>
  queueMail(db, { kind: 'receipt', recipient, subject, body });
const rows = async () =>
  (
    await pool.query<{
      recipient: string;
      sent_at: Date | null;
      attempts: number;
      unknown: number;
      problem: string;
    }>('select * from mails order by id')
  ).rows;
/** Does not touch a mail under way. */
const dueNow = () =>
  pool.query('update mails set next_attempt_at = now() where problem is not null');
/** However often one attempt more fails before, since somebody was woken late. */
const allSentOnceDue = async () => {
  await dueNow();
  return (await rows()).every(({ sent_at: at }) => at !== null);
};

test('a mail is sent unchanged, with its time of writing, once', async () => {
  const { url, delivered } = await mailServer();
  sendBy(url, { pollMs: neverMs });
  await queue('ada@acme.example', 'Received: “Quiet wheels”');
  await waitUntil(async () => (await rows())[0]?.sent_at !== null);
  expect(delivered).toHaveLength(1);
  expect(delivered[0]).toMatchObject({ from: from.address, to: ['ada@acme.example'] });
  expect(delivered[0]?.raw).toContain('From: Outrider <scouting@outrider.example>');
  expect(delivered[0]?.raw).toMatch(/Content-Type: text\/plain; charset=utf-8/u);
  expect(delivered[0]?.raw).toMatch(/Message-ID: <[0-9a-f-]{36}@outrider\.example>/iu);
});

test('the content of a mail cannot add headers or recipients', async () => {
  const { url, delivered } = await mailServer();
  sendBy(url);
  const trick = 'Hi\r\nBcc: eve@evil.example\r\n\r\nBuy now';
  await queue('ada@acme.example', trick, `${trick}\r\n.\r\nQUIT`);
  for (const recipient of [
    'ada@acme.example\r\nRCPT TO:<eve@evil.example>',
    'ada@acme.example, eve@evil.example',
    '"Eve" <eve@evil.example>',
    'nobody',
  ]) {
    await queue(recipient);
  }
  await waitUntil(
    async () => delivered.length > 0 && (await rows()).every((row) => row.attempts > 0),
  );
  await waitUntil(async () => (await rows()).filter((row) => row.problem !== null).length === 4);
  expect(delivered.map(({ to }) => to)).toEqual([['ada@acme.example']]);
  const [head = ''] = (delivered[0]?.raw ?? '').split('\r\n\r\n');
  expect(head).not.toMatch(/^bcc:/imu);
  expect(head).toContain('Subject: Hi Bcc: eve@evil.example Buy now');
});

test('a mail that is rejected permanently is given up with its reason; the others are sent', async () => {
  const refuses = (address: string) => (address.startsWith('gone') ? 550 : null);
  const { url, delivered } = await mailServer({ refuses });
  await queue('gone@acme.example');
  await queue('ada@acme.example');
  sendBy(url);
  await waitUntil(async () => delivered.length === 1 && (await rows())[0]?.problem !== null);
  const [gone] = await rows();
  expect(gone).toMatchObject({ sent_at: null, attempts: mailLimits.mailAttemptsMost });
  expect(gone?.problem).toContain('No mail for that one');
});

test('a mail that is rejected temporarily is retried with exponential backoff', async () => {
  const { url, delivered } = await mailServer({ refuses: () => 451 });
  await queue('ada@acme.example');
  // By a clock that moves from one attempt to the next.
  await clocked.database.pool.query('update mails set next_attempt_at = now()');
  sendBy(url, { pollMs: neverMs, database: clocked.database });
  const waits: number[] = [];
  for (let attempt = 1; attempt <= mailLimits.mailAttemptsMost; attempt += 1) {
    // Under way, it is counted as one that may have arrived.
    await waitUntil(async () => {
      const [row] = await rows();
      return row?.attempts === attempt && row.unknown === 0;
    });
    const { rows: results } = await clocked.database.pool.query<{ minutes: string }>(
      'select extract(epoch from next_attempt_at - now()) / 60 as minutes from mails',
    );
    const minutes = Number(results[0]?.minutes);
    waits.push(minutes);
    await clocked.pass(minutes * minute);
    await pool.query(`select pg_notify('mails_queued', '')`);
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 360]);
  expect(delivered).toEqual([]);
});

test('while the mail server is down emails wait, and are sent when it is back', async () => {
  const first = await openMailServer();
  const { port, url } = first;
  await first.close();
  sendBy(url);
  for (const name of ['ada', 'bob', 'cyd']) await queue(`${name}@acme.example`);
  await waitUntil(async () => (await rows()).filter(({ problem }) => problem !== null).length > 0);
  expect((await rows()).every(({ attempts }) => attempts <= 1)).toBe(true);
  const { delivered } = await mailServer({ port });
  await waitUntil(allSentOnceDue);
  expect(delivered).toHaveLength(3);
  expect((await rows()).map(({ problem }) => problem)).toEqual([null, null, null]);
});

test('two nodes send each mail once', async () => {
  const { url, delivered } = await mailServer();
  for (let number = 0; number < 40; number += 1) await queue(`p${number}@acme.example`);
  sendBy(url);
  sendBy(url);
  await waitUntil(async () => (await rows()).every(({ sent_at: at }) => at !== null));
  const readers = delivered.flatMap(({ to }) => to);
  expect(readers).toHaveLength(40);
  expect(new Set(readers).size).toBe(40);
});

test('without a mail server mails are not touched', async () => {
  expect(server.settings.mail).toBeNull();
  await queue('ada@acme.example');
  expect(await rows()).toMatchObject([{ attempts: 0, sent_at: null, problem: null }]);
});

const never = new Promise<void>(() => {});

test('a mail server that is slow to answer gets a mail once, and others go on beside it', async () => {
  let answer = (): void => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const isSlow = ({ to }: { readonly to: readonly string[] }) => to[0] === 'slow@acme.example';
  const { url, delivered } = await mailServer({
    answers: (mail) => (isSlow(mail) ? answered : Promise.resolve()),
  });
  await queue('slow@acme.example');
  await queue('ada@acme.example');
  await queue('bob@acme.example');
  sendBy(url, { slowMs: 1 });
  sendBy(url, { slowMs: 1 });
  const sentCount = async () => (await rows()).filter((row) => row.sent_at !== null).length;
  await waitUntil(async () => (await sentCount()) === 2);
  answer();
  await waitUntil(async () => (await sentCount()) === 3);
  expect(delivered).toHaveLength(3);
});

test('a mail whose fate is unknown is tried three times in a day, and then needs a decision', async () => {
  const { url, delivered } = await mailServer({ answers: () => never });
  await queue('ada@acme.example');
  await clocked.database.pool.query(
    'update mails set next_attempt_at = now(), waiting_since = now()',
  );
  sendBy(url, { pollMs: neverMs, database: clocked.database, answerMs: 1 });
  const hours: number[] = [];
  for (let attempt = 1; attempt <= mailLimits.mailUnknownMost; attempt += 1) {
    await waitUntil(async () => {
      const [row] = await rows();
      return row?.unknown === attempt && row.problem !== null;
    });
    const { rows: results } = await clocked.database.pool.query<{ hours: string }>(
      'update mails set problem = null returning extract(epoch from next_attempt_at - now()) / 3600 as hours',
    );
    hours.push(Number(results[0]?.hours));
    await clocked.pass((hours.at(-1) ?? 0) * 60 * minute);
    await pool.query(`select pg_notify('mails_queued', '')`);
  }
  expect(hours).toEqual([1, 6, 0]);
  const ids = delivered.map(({ raw }) => /Message-ID: (\S+)/iu.exec(raw)?.[1]);
  expect(ids).toHaveLength(3);
  expect(new Set(ids).size).toBe(1);
  expect(await rows()).toMatchObject([{ sent_at: null, attempts: 3, unknown: 3 }]);
});

test('a mail that was not handed over in time is never sent late', async () => {
  let accept = (): void => {};
  const accepted = new Promise<void>((resolve) => (accept = resolve));
  const { url, delivered } = await mailServer({ accepts: () => accepted });
  await queue('ada@acme.example');
  sendBy(url, { pollMs: neverMs, openMs: 1 });
  await waitUntil(async () => (await rows())[0]?.problem !== null);
  expect(await rows()).toMatchObject([{ attempts: 0, unknown: 0 }]);
  accept();
  const other = await mailServer();
  sendBy(other.url);
  await waitUntil(allSentOnceDue);
  expect([delivered.length, other.delivered.length]).toEqual([0, 1]);
});

test('what waited for days is not sent by itself', async () => {
  const { url, delivered } = await mailServer();
  await queue('old@acme.example');
  await pool.query(`update mails set waiting_since = now() - interval '3 days 1 minute'`);
  await queue('new@acme.example');
  sendBy(url);
  await waitUntil(async () => (await rows()).some((row) => row.sent_at !== null));
  expect(delivered.map(({ to }) => to)).toEqual([['new@acme.example']]);
  expect((await rows()).map(({ attempts }) => attempts)).toEqual([0, 1]);
});

test('the texts of mails that have ended are removed after a while, and of those that wait kept', async () => {
  for (const name of ['sent', 'failed', 'waiting', 'young']) await queue(`${name}@acme.example`);
  await pool.query(
    `update mails set created_at = now() - interval '91 days' where recipient not like 'young%'`,
  );
  await pool.query(
    `update mails set sent_at = now() where recipient like 'sent%' or recipient like 'young%'`,
  );
  await pool.query(`update mails set attempts = 10 where recipient like 'failed%'`);
  await removeOldTexts(db, 90);
  const { rows } = await pool.query<{ recipient: string }>(
    `select recipient from mails where body <> '' order by id`,
  );
  expect(rows.map(({ recipient }) => recipient)).toEqual([
    'waiting@acme.example',
    'young@acme.example',
  ]);
});
