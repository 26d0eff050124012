import { eq, sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { DatabaseClient } from '#core/platform/database/client.ts';
import { newId } from '#core/server/tables/columns.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { waitUntil } from '#core/tests/wait-until.ts';
import { nodes } from '#core/server/tables/nodes.ts';
import { nodeRegisterService } from './node-register.ts';

const server = await openTestServer();
const { db } = server.database;
const register = server.services.get(nodeRegisterService);
const openNode = async () => {
  const { app, services } = await server.openNode();
  return { app, register: services.get(nodeRegisterService) };
};
const setBeat = (id: string, ago: string) =>
  db
    .update(nodes)
    .set({ beatAt: sql`clock_timestamp() - ${ago}::interval` })
    .where(eq(nodes.id, id));
const count = async () => (await db.select().from(nodes)).length;

test('Nodes know what the others read, as soon as these have said it', async () => {
  const { app, register: other } = await openNode();
  expect(await register.readByOthers('maps')).toEqual([null]);
  let map: string | null = null;
  other.reads('maps', () => map);
  await other.beat();
  expect(await register.readByOthers('maps')).toEqual([null]);
  map = 'third';
  await other.beat();
  expect(await register.readByOthers('maps')).toEqual(['third']);
  expect(await other.readByOthers('maps')).toEqual([null]);
  await app.close();
  expect(await register.readByOthers('maps')).toEqual([]);
});

test('A node that misses its beats is dead, is forgotten, and enters itself again', async () => {
  const { app, register: other } = await openNode();
  await setBeat(other.id, '15 seconds');
  expect(await register.readByOthers('maps')).toEqual([null]);
  await register.beat();
  expect([register, other].map((node) => node.hasOthers())).toEqual([true, true]);
  await setBeat(other.id, '25 seconds');
  expect(await register.readByOthers('maps')).toEqual([]);
  await register.beat();
  expect(register.hasOthers()).toBe(false);
  await setBeat(other.id, '2 hours');
  const before = await count();
  const third = await openNode();
  expect(await count()).toBe(before);
  await other.beat();
  expect(await register.readByOthers('maps')).toEqual([null, null]);
  await third.app.close();
  await app.close();
});

test('The locks of a node that says nothing any more are freed by another', async () => {
  const silent = { id: newId(), name: 'silent', sessions: 'outrider silent/1' };
  await db
    .insert(nodes)
    .values({ ...silent, reads: {}, startedAt: sql`now()`, beatAt: sql`now()` });
  const lock = 'select pg_try_advisory_lock(4711) as "isTaken"';
  const holder = new DatabaseClient({
    ...server.database.connection,
    // As those of the queue of jobs are called.
    application_name: `${silent.sessions} jobs`,
  });
  await holder.connect();
  onTestFinished(() => holder.end().catch(() => undefined));
  await holder.query(lock);
  const isFree = async () => {
    const { rows } = await db.execute<{ isHeld: boolean }>(
      sql`select exists (select from pg_locks where locktype = 'advisory' and objid = 4711) as "isHeld"`,
    );
    return rows[0]?.isHeld === false;
  };
  await register.beat();
  expect(await isFree()).toBe(false);
  await setBeat(silent.id, '16 seconds');
  await register.beat();
  await waitUntil(isFree);
  const [row] = await db.select().from(nodes).where(eq(nodes.id, silent.id));
  expect(row?.sessions).toBe('');
});
