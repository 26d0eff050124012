import { expect, test } from 'vitest';
import { newId } from '#core/server/tables/columns.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import * as audit from '#features/operations/audit-log/domain/endpoints.ts';
import { eraseOrigins } from './erase-origins.ts';
import { verifyLive } from './shared/verify-live.ts';

const server = await openTestServer({ demonstration: true });
const { database } = server;
const { db, pool } = database;
const foundry = await server.signIn('foundry@outrider.example');

async function chained() {
  const waiting = async () => (await foundry.ask(audit.about)).waiting;
  await expect.poll(waiting).toBe(0);
}

const oldest = '2020-03-01T08:00:00Z';
const origins = async (subjectId: string) => {
  const { rows } = await pool.query<{ address: string | null }>(
    'select address, device from audit_entries where subject_id = $1',
    [subjectId],
  );
  return rows;
};

test('addresses and devices are erased once they have been kept long enough, which the chain accounts for', async () => {
  const [old, recent] = [newId(), newId()];
  await pool.query(
    `insert into audit_entries (id, at, kind, subject, subject_id, address, device)
    select gen_random_uuid(), at, 'vote.cast', 'submission', subject, '192.0.2.9', 'Browser'
    from (values ($1::timestamptz, $2), (now() - interval '10 days', $3)) as made (at, subject)`,
    [oldest, old, recent],
  );
  await chained();
  expect(await eraseOrigins(db, 180)).toBe(1);
  expect(await origins(old)).toEqual([{ address: null, device: null }]);
  expect(await origins(recent)).toEqual([{ address: '192.0.2.9', device: 'Browser' }]);
  expect(await verifyLive(database)).toMatchObject({ fault: null, late: 0 });
  await chained();
  const { data } = await foundry.ask(audit.list, {
    query: { kind: 'audit.originsErased', limit: '1' },
  });
  const [erasure] = data;
  expect(erasure).toMatchObject({ actor: null, details: [{ name: 'Entries', value: '1' }] });
  expect(await eraseOrigins(db, 180)).toBe(0);
});

test('those of the last week stay, whoever calls the function', async () => {
  const made = newId();
  await pool.query(
    `insert into audit_entries (id, at, kind, subject, subject_id, address)
    values (gen_random_uuid(), now() - interval '6 days', 'vote.cast', 'submission', $1, '192.0.2.9')`,
    [made],
  );
  await pool.query("select erase_origins(now() + interval '1 day', 100000)");
  expect(await origins(made)).toEqual([{ address: '192.0.2.9', device: null }]);
});
