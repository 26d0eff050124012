import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { openDatabase } from '#core/platform/database/open-database.ts';
import { openLog } from '#core/platform/log/log.ts';
import { openMailServer } from '#core/tests/mail-server.ts';
import { demoPassword } from '#features/people/identity/domain/demo-accounts.ts';
import { startProduct, type Product } from '#bench/support/product.ts';
import { median } from '#bench/support/median.ts';

/**
 * Whether the time of an answer tells that an email address has an account: each request for a known
 * and an unknown one, in turn, with the limits of guessing removed. The ratio of medians must be
 * between 0.9 and 1.1.
 */

const port = 4624;
const tries = Number(process.argv[2] ?? 200);
const warmUp = 20;
const bounds = { least: 0.9, most: 1.1 };
const member = 'member@skf.example';
const unknown = 'somebody@skf.example';

type Send = (email: string) => Promise<Response>;

/** Each request comes from another address, as through a proxy. */
const someAddress = () => [10, 0, 0, 0].map((part) => part || randomInt(256)).join('.');

function requestTo({ address }: Product, method: 'POST' | 'PUT', path: string) {
  return (body: object, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
    fetch(`${address}/api${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        origin: address,
        'x-forwarded-for': someAddress(),
        ...headers,
      },
      body: JSON.stringify(body),
    });
}

async function msOf(send: Send, email: string, seen: Set<string>): Promise<number> {
  const startedAt = performance.now();
  const reply = await send(email);
  seen.add(`${reply.status} ${await reply.text()}`);
  return performance.now() - startedAt;
}

/** The times of both, in turn; which one is first alternates, too. */
async function measure(send: Send, between: () => Promise<unknown>, emails = [member, unknown]) {
  const times: [number[], number[]] = [[], []];
  const answers = new Set<string>();
  for (let round = 0; round < tries + warmUp; round += 1) {
    if (round % 4 === 0) await between();
    for (const which of round % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const ms = await msOf(send, emails[which] ?? '', answers);
      if (round >= warmUp) times[which].push(ms);
    }
    // Not at the pace of the worker that looks at the requests.
    await wait(randomInt(12));
  }
  const [ofKnown, ofUnknown] = [median(times[0]), median(times[1])];
  return { ofKnown, ofUnknown, ratio: ofKnown / ofUnknown, answers };
}

const mailbox = await openMailServer();
const product = await startProduct(port, {
  TRUST_PROXY: 'on',
  SMTP_URL: mailbox.url,
  MAIL_FROM: 'Outrider <scouting@outrider.example>',
});
const { dataFolder } = product;
const database = await openDatabase({ url: null, dataFolder, isGuest: true }, openLog('error'));
const pool = new pg.Pool({ ...database.connection, max: 1 });
try {
  const clear = () => pool.query('delete from sign_in_failures');
  const token = await product.signIn('owner@skf.example');
  const enter = requestTo(product, 'POST', '/auth/sign-in/email');
  const reset = requestTo(product, 'POST', '/public/password-resets');
  const change = requestTo(product, 'PUT', '/account/email');
  const authorization = { authorization: `Bearer ${token}` };

  const rows = {
    'sign-in, wrong password': await measure(
      (email) => enter({ email, password: 'not the password' }),
      clear,
    ),
    'password reset': await measure((email) => reset({ email }), clear),
    'change of email': await measure(
      (email) => change({ email, password: demoPassword }, authorization),
      () => pool.query(`delete from mails where kind = 'account'`),
    ),
  };
  for (const [name, { ofKnown, ofUnknown, ratio, answers }] of Object.entries(rows)) {
    const isWithin = ratio >= bounds.least && ratio <= bounds.most && answers.size === 1;
    const figures = `${ofKnown.toFixed(2)} ms, ${ofUnknown.toFixed(2)} ms, ratio ${ratio.toFixed(3)}`;
    const verdict = isWithin ? 'ok' : 'TELLS';
    console.log(`${name.padEnd(26)} ${figures}, ${answers.size} answer(s)  ${verdict}`);
    if (!isWithin) process.exitCode = 1;
  }
} finally {
  await pool.end();
  await database.close();
  await product.stop();
  await mailbox.close();
}
