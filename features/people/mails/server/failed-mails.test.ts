import { AsyncLocalStorage } from 'node:async_hooks';
import { expect, test } from 'vitest';
import { minute } from '#core/domain/units.ts';
import { openLog } from '#core/platform/log/log.ts';
import { openSmtp } from '#core/platform/mail/open-smtp.ts';
import { callsToFail } from '#core/tests/calls-to-fail.ts';
import { failAt } from '#core/tests/fail-at.ts';
import { openMailServer } from '#core/tests/mail-server.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { waitUntil } from '#core/tests/wait-until.ts';
import { openMailSender } from './mail-sender.ts';
import { queueMail } from './shared/mail-outbox.ts';

const server = await openTestServer();
const { db, pool } = server.database;

const never = new Promise<void>(() => {});
const from = { name: 'Outrider', address: 'scouting@outrider.example' };
const recipients = ['a@acme.example', 'b@acme.example', 'c@acme.example', 'd@acme.example'];

interface MailRow {
  readonly recipient: string;
  readonly isSent: boolean;
  /** How many attempts may have arrived. */
  readonly unknown: number;
}

/** Sends a mail to each, and waits until all were handed over and all but at most one are told to be sent. */
async function sendAll(at: number, silentFor: string | null) {
  await pool.query('delete from mails');
  for (const recipient of recipients)
    await queueMail(db, { kind: 'receipt', recipient, subject: 'Received', body: 'It turns.' });
  const mailbox = await openMailServer({
    answers: ({ to }) => (to.includes(silentFor ?? '') ? never : Promise.resolve()),
  });
  const transport = openSmtp({ url: mailbox.url, from, openMs: minute, answerMs: 10 * minute });
  const read = async () =>
    (
      await pool.query<MailRow>(
        `select recipient, sent_at is not null as "isSent", unknown from mails order by recipient`,
      )
    ).rows;
  const outside = AsyncLocalStorage.snapshot();
  await failAt(at, async () => {
    const sender = openMailSender(server.database, transport, openLog('silent'), {
      pollMs: 20,
      slowMs: 1,
    });
    await outside(async () => {
      await waitUntil(async () => {
        const open = (await read()).filter(({ isSent }) => !isSent);
        return mailbox.delivered.length >= recipients.length && open.length <= 1;
      });
      await sender.close();
    });
  });
  const rows = await read();
  await mailbox.close();
  return { rows, delivered: mailbox.delivered.flatMap(({ to }) => to).toSorted() };
}

test.each(recipients)(
  'a mail whose taking was not answered may have arrived: %s',
  async (silent) => {
    const { rows, delivered } = await sendAll(0, silent);
    expect(delivered).toEqual(recipients);
    for (const { recipient, isSent, unknown } of rows) {
      expect(isSent, recipient).toBe(recipient !== silent);
      if (!isSent) expect(unknown).toBe(1);
    }
  },
);

test('a mail is sent once, and may have arrived where that could not be stored', async () => {
  const { first, step } = callsToFail(4);
  // Each mail is claimed, and what came of it stored.
  for (let at = first; at <= 2 * recipients.length; at += step) {
    const { rows, delivered } = await sendAll(at, null);
    expect(delivered, `FAIL_AT=${at}`).toEqual(recipients);
    for (const { isSent, unknown } of rows) if (!isSent) expect(unknown, `FAIL_AT=${at}`).toBe(1);
  }
});
