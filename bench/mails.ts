import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { minute, second } from '#core/domain/units.ts';
import { requestReset } from '#features/people/identity/domain/link-endpoints.ts';
import { openMailServer, type Delivered } from '#core/tests/mail-server.ts';
import { startProduct } from '#bench/support/product.ts';

/**
 * How often a mail arrives at a mail server that takes it and answers late: after 12 s, after 70 s, never.
 * The silent one is given up after ten minutes, and what the product would wait for hours is made due at
 * once, so that all takes some thirty minutes.
 */

const port = 4396;
const answersAfter: Readonly<Record<string, number | null>> = {
  'member@skf.example': 12 * second,
  'owner@skf.example': 70 * second,
  'champion@skf.example': null,
};
const addresses = Object.keys(answersAfter);
const goals: Readonly<Record<string, number>> = { 12_000: 1, 70_000: 1, never: 3 };

const answer = async ({ to: [address = ''] }: Delivered): Promise<void> => {
  const afterMs = answersAfter[address];
  if (afterMs === null || afterMs === undefined) return new Promise(() => {});
  await wait(afterMs);
};

interface Row {
  readonly recipient: string;
  readonly isSent: boolean;
  readonly attempts: number;
  readonly unknown: number;
  readonly problem: string | null;
}

const mailbox = await openMailServer({ answers: answer });
const product = await startProduct(port, {
  SMTP_URL: mailbox.url,
  MAIL_FROM: 'Outrider <scouting@outrider.example>',
});
const client = new pg.Client({
  host: join(product.dataFolder, 'postgres', 'run'),
  user: 'outrider',
  database: 'outrider',
});
let isMet = true;
try {
  await client.connect();
  const began = Date.now();
  for (const email of addresses) {
    await fetch(`${product.address}/api${requestReset.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: product.address },
      body: JSON.stringify({ email }),
    });
  }
  const copiesOf = (address: string) => mailbox.delivered.filter(({ to }) => to.includes(address));
  for (;;) {
    await wait(5 * second);
    const { rows } = await client.query<Row>(
      `select recipient, sent_at is not null as "isSent", attempts, unknown, problem from mails
      where recipient = any($1) and created_at >= $2 order by recipient`,
      [addresses, new Date(began)],
    );
    const open = rows.filter(({ isSent }) => !isSent);
    const failures = open.filter(({ unknown, problem }) => unknown >= 3 && problem !== null);
    if (open.length === failures.length) {
      for (const { recipient, isSent, attempts, problem } of rows) {
        const afterMs = answersAfter[recipient];
        const copies = copiesOf(recipient).length;
        const goal = goals[afterMs ?? 'never'] ?? 1;
        isMet &&= copies <= goal && isSent === (afterMs !== null);
        console.log(
          `${recipient}: answered ${afterMs === null ? 'never' : `after ${(afterMs ?? 0) / second} s`}; ` +
            `${copies} of at most ${goal} arrived, ${attempts} attempts, ${isSent ? 'sent' : problem}`,
        );
      }
      break;
    }
    if (Date.now() - began > 45 * minute) throw new Error('The mails did not come to an end.');
    // What waits for its next attempt, not what is under way.
    await client.query(
      `update mails set next_attempt_at = now() where recipient = any($1) and sent_at is null
      and problem is not null and next_attempt_at > now()`,
      [addresses],
    );
  }
} finally {
  await client.end().catch(() => undefined);
  await product.stop();
  await mailbox.close();
}
console.log(isMet ? 'All as wanted.' : 'Short of what is wanted.');
process.exitCode = isMet ? 0 : 1;
