import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { inject } from '#core/tests/client.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { waitUntil } from '#core/tests/wait-until.ts';

const { app, database } = await openTestServer();
const readiness = () => inject(app, { method: 'GET', url: '/api/ready' });
const whole = { database: 'ok', writes: 'ok', live: 'ok', disk: 'ok' };

async function openOwner(): Promise<pg.Client> {
  const owner = new pg.Client(database.ownerConnection);
  await owner.connect();
  onTestFinished(() => owner.end());
  return owner;
}

/** As after a fail-over that this node has not followed: what was open ends, and comes back so. */
async function makeReadOnly(owner: pg.Client, isReadOnly: boolean): Promise<void> {
  const { rows } = await owner.query<{ name: string }>('select current_database() as name');
  const name = pg.escapeIdentifier(rows[0]?.name ?? '');
  await owner.query('set transaction_read_only = off');
  await owner.query(
    `alter role session_user in database ${name}
      set default_transaction_read_only = ${isReadOnly ? 'on' : 'off'}`,
  );
  await owner.query(`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`);
}

test('A database that is only read from is said, and so is that it takes writes again', async () => {
  await waitUntil(async () => (await readiness()).status === 200);
  expect((await readiness()).body).toMatchObject({ status: 'ready', parts: whole });
  const owner = await openOwner();
  await makeReadOnly(owner, true);
  const isSaid = async () => {
    const { status, body } = await readiness();
    const { parts } = body as { parts: Record<string, string> };
    return status === 503 && parts.database === 'ok' && parts.writes === 'down';
  };
  await waitUntil(isSaid);
  await makeReadOnly(owner, false);
  await waitUntil(async () => (await readiness()).status === 200);
});
