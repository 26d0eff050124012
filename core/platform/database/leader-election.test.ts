import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { openLog } from '#core/platform/log/log.ts';
import { waitFor } from '#core/tests/over-http.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { runAsLeader } from './leader-election.ts';

const { database } = await openTestServer();
const key = 42;
const log = openLog('silent');

const afterwards: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const undo of afterwards.splice(0)) await undo();
});

/** A node that says when it has its turn and holds it until it is closed. */
function node(name: string, said: string[]) {
  const turns = runAsLeader(
    database.connection,
    key,
    async (_db, gone) => {
      said.push(`${name} begins`);
      while (!gone.aborted) await wait(5);
      said.push(`${name} ends`);
    },
    log,
  );
  afterwards.push(turns.close);
  return turns;
}

/** Cuts the connection that holds the turn. */
const cut = () =>
  database.pool.query(
    `select pg_terminate_backend(pid) from pg_locks
     where locktype = 'advisory' and objid = $1 and granted
       and database = (select oid from pg_database where datname = current_database())`,
    [key],
  );

test('one works while the others wait, and the next goes on when it stops', async () => {
  const said: string[] = [];
  const first = node('first', said);
  await waitFor(async () => said.length === 1);
  node('second', said);
  await wait(50);
  expect(said).toEqual(['first begins']);
  await first.close();
  await waitFor(async () => said.length === 3);
  expect(said).toEqual(['first begins', 'first ends', 'second begins']);
});

test('who loses the connection loses the turn, hears of it, and comes again', async () => {
  const said: string[] = [];
  node('only', said);
  await waitFor(async () => said.length === 1);
  await cut();
  await waitFor(async () => said.length === 3);
  expect(said).toEqual(['only begins', 'only ends', 'only begins']);
});

test('work that fails is begun again, and its turn is given away meanwhile', async () => {
  const said: string[] = [];
  const failing = runAsLeader(
    database.connection,
    key,
    async () => {
      said.push('failing');
      throw new Error('Not today.');
    },
    log,
  );
  afterwards.push(failing.close);
  await waitFor(async () => said.length === 1);
  node('other', said);
  await waitFor(async () => said.includes('other begins'));
  expect(said[0]).toBe('failing');
});

test('work that is done with a turn that was lost finds its connection closed', async () => {
  const outcome = Promise.withResolvers<string>();
  const turns = runAsLeader(
    database.connection,
    key,
    async (db, gone) => {
      await cut();
      while (!gone.aborted) await wait(5);
      await db.execute('select 1').then(
        () => outcome.resolve('written'),
        () => outcome.resolve('refused'),
      );
    },
    log,
  );
  afterwards.push(turns.close);
  expect(await outcome.promise).toBe('refused');
});
