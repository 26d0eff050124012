import { afterEach, expect, test } from 'vitest';
import { openDatabase } from '#core/platform/database/open-database.ts';
import { openLog } from '#core/platform/log/log.ts';
import { openMailServer } from '#core/tests/mail-server.ts';
import { waitUntil } from '#core/tests/wait-until.ts';
import { preparedDataFolder } from '#core/tests/prepared-data.ts';
import { freePort, startProduct, type ProductProcess } from '#core/tests/product-process.ts';

const notifications = 300;
const people = 50;

const afterwards: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const undo of afterwards.splice(0).toReversed()) await undo();
});

async function started(folder: string, port: number, smtp: string): Promise<ProductProcess> {
  const product = startProduct({
    DATA_DIR: folder,
    PORT: String(port),
    DEMO: 'off',
    NOTIFICATION_MAIL_DELAY: '0',
    SMTP_URL: smtp,
    MAIL_FROM: 'Outrider <scouting@outrider.example>',
  });
  afterwards.push(async () => {
    product.child.kill('SIGTERM');
    await product.ended;
  });
  await product.ready;
  return product;
}

/** The database of the running product. */
const openBeside = (folder: string) =>
  openDatabase({ url: null, dataFolder: folder, isGuest: true }, openLog('silent'));

/** Mentions of many people, due now, as `emit` leaves them. */
const insert = `
  with person as (
    select gen_random_uuid() id, n from generate_series(1, ${people}) n
  ), signed as (
    insert into auth_users (id, name, email, email_verified)
    select id::text, 'Person ' || n, 'person' || n || '@skf.example', true from person
  ), known as (
    insert into users (id, auth_id, email, first_name)
    select id, id::text, 'person' || n || '@skf.example', 'Person' from person
  )
  insert into notifications (id, user_id, kind, values, subject, subject_id, mail_due_at)
  select gen_random_uuid(), person.id, 'mention', json_build_object('opportunityId', 'o',
    'submissionId', 's', 'title', 'Number ' || number, 'opportunity', 'Rings', 'actor', 'Ada'),
    'submission', 's', now()
  from generate_series(1, ${notifications}) number
  join person on person.n = 1 + number % ${people}`;

test('mails, killed halfway: all are sent, at most one of them twice', async () => {
  const half = notifications / 2;
  let first: ProductProcess | null = null;
  const { url, delivered, close } = await openMailServer({
    takes: (count) => {
      if (count === half) first?.child.kill('SIGKILL');
    },
  });
  afterwards.push(close);
  const { folder, remove } = await preparedDataFolder('empty');
  afterwards.push(remove);
  const port = await freePort();
  first = await started(folder, port, url);
  const database = await openBeside(folder);
  await database.pool.query(insert);
  await database.close();
  await first.ended;
  expect(delivered.length).toBeLessThan(notifications);

  await started(folder, port, url);
  const { pool, close: leave } = await openBeside(folder);
  afterwards.push(leave);
  // The one in flight would be tried again after a minute.
  await pool.query(
    'update mails set next_attempt_at = now() where attempts > 0 and sent_at is null',
  );
  const subjectsOf = () => new Set(delivered.map(({ raw }) => /^Subject: (.*)$/mu.exec(raw)?.[1]));
  for (let count = half; count <= notifications; count += 50) {
    await waitUntil(() => subjectsOf().size >= count);
  }
  await waitUntil(async () => {
    const { rowCount } = await pool.query('select from mails where sent_at is null');
    return rowCount === 0;
  });

  const idOf = (raw: string) => /^Message-ID: (.*)$/imu.exec(raw)?.[1];
  expect(subjectsOf().size).toBe(notifications);
  expect(new Set(delivered.map(({ raw }) => idOf(raw))).size).toBe(notifications);
  expect(delivered.length - notifications).toBeLessThanOrEqual(1);
});
