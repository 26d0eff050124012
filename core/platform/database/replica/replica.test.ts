import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newCollection } from '#features/directory/collections/domain/collection.ts';
import * as collections from '#features/directory/collections/domain/endpoints.ts';
import { createAccount } from '#features/people/identity/server/shared/accounts.ts';
import * as management from '#features/people/users/domain/management-endpoints.ts';
import { figures } from '#features/portfolio/metrics/domain/endpoints.ts';
import { openDatabase } from '#core/platform/database/open-database.ts';
import { preparedDataFolder } from '#core/tests/prepared-data.ts';
import {
  openReplicatedClusters,
  type ReplicatedClusters,
} from '#core/tests/replicated-clusters.ts';
import { persons } from '#core/tests/persons.ts';
import { openReplicaNode, type ReplicaNode } from '#core/tests/replica-node.ts';
import type { SignedIn } from '#core/tests/sign-in.ts';
import { waitUntil } from '#core/tests/wait-until.ts';

// Where the machine has no sockets of folders, both servers would want the same port.
const isPossible = process.platform !== 'win32';
const afterwards: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const undo of afterwards.splice(0).toReversed()) await undo();
});

const query = ({ authId }: SignedIn) => ({ query: { authId } });
const account = {
  password: 'correct horse battery',
  firstName: 'Heldback',
  lastName: 'Person',
  title: null,
  corporationId: null,
  isFoundryUser: false,
};
let servers: ReplicatedClusters;
let here: ReplicaNode;
let there: ReplicaNode;

describe.runIf(isPossible)('With a replica of the database', () => {
  /** Whether the standby answered a statement with these words. */
  const wasAsked = async (words: string) => {
    const text = `select 1 from pg_stat_activity where datname = current_database()
      and pid <> pg_backend_pid() and query like '%${words}%'`;
    return (await servers.onStandby(text)).length > 0;
  };

  beforeAll(async () => {
    const { folder, remove } = await preparedDataFolder('demonstration');
    afterwards.push(remove);
    servers = await openReplicatedClusters('outrider', join(folder, 'postgres'));
    afterwards.push(() => servers.close());
    here = await openReplicaNode(servers, folder);
    there = await openReplicaNode(servers, folder);
    afterwards.push(here.close, there.close);
    await waitUntil(() => here.asStandby());
    await waitUntil(() => there.asStandby());
  });

  test('a list and figures are read from it, and who asks from the primary', async () => {
    const owner = await here.signIn(persons.champion);
    const range = { from: '2026-01-01', to: '2026-01-31' };
    await waitUntil(async () => {
      await owner.ask(collections.own, query(owner));
      return wasAsked('from "collections"');
    });
    await waitUntil(async () => {
      await owner.ask(figures, { query: range });
      return wasAsked('cases');
    });
    expect(await wasAsked('from "auth_sessions"')).toBe(false);
    const { reading, db } = here.database;
    const numbers = await reading(() => db.execute(sql`select nextval('notify_outbox_seq_seq')`));
    expect(numbers.rows).toHaveLength(1);
  });

  test('whoever asks any node sees what was written, also while it is held back', async () => {
    const owner = await here.signIn(persons.owner);
    const elsewhere = await there.signIn(persons.owner);
    const superuser = await there.signIn(persons.superuser);
    await servers.onStandby('select pg_wal_replay_pause()');
    await waitUntil(async () => {
      const [row] = await servers.onStandby<{ state: string }>(
        'select pg_get_wal_replay_pause_state() as state',
      );
      return row?.state === 'paused';
    });
    const { id } = await owner.ask(collections.create, {
      body: newCollection('Held back', owner.authId),
    });
    const lists = [
      await elsewhere.ask(collections.own, query(owner)),
      await owner.ask(collections.own, query(owner)),
    ];
    expect(lists.map((list) => list.some((one) => one.id === id))).toEqual([true, true]);
    const email = 'new@skf.example';
    await createAccount(here.database.db, { ...account, email });
    const { data } = await superuser.ask(management.list, { query: { q: account.firstName } });
    expect(data).toMatchObject([{ email }]);

    await servers.onStandby('select pg_wal_replay_resume()');
    await waitUntil(() => here.asStandby());
  });

  test('what it does not finish the primary answers, until it is there again', async () => {
    const { replicaUrl } = servers;
    const owner = await here.signIn(persons.owner);
    const holder = new pg.Client(replicaUrl);
    holder.on('error', () => {});
    await holder.connect();
    await holder.query('select pg_advisory_lock(1)');
    const { reading, db } = here.database;
    const held = reading(() =>
      db.execute(sql`select pg_is_in_recovery() as "isStandby", pg_advisory_lock(1)`),
    );
    await waitUntil(async () => {
      const rows = await servers.onStandby('select 1 from pg_locks where not granted');
      return rows.length > 0;
    });
    const lists = Array.from({ length: 20 }, () => owner.try(collections.own, query(owner)));
    await servers.killStandby();
    const later = Array.from({ length: 20 }, () => owner.try(collections.own, query(owner)));
    expect((await held).rows).toMatchObject([{ isStandby: false }]);
    const replies = await Promise.all([...lists, ...later]);
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));

    await servers.startStandby();
    await waitUntil(() => here.asStandby());
  });

  test('an address of something else is told, and not used', async () => {
    const { url, primaryUrl, replicaUrl } = servers;
    const lines: string[] = [];
    const log = pino({ level: 'info' }, { write: (line) => void lines.push(line) });
    for (const [place, problem] of [
      [primaryUrl, 'it is not a standby'],
      [replicaUrl.replace(/[^/]+$/u, 'postgres'), 'it is a standby of another database'],
    ] as const) {
      const database = await openDatabase({ url, replicaUrl: place, dataFolder: '' }, log);
      afterwards.push(database.close);
      await waitUntil(() => lines.some((line) => line.includes(`cannot be used: ${problem}.`)));
      expect(database.replica?.isThere()).toBe(false);
    }
  });
});
