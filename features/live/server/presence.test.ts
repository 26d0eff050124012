import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { bodyOf, type Collection } from '#features/collections/domain/collection.ts';
import * as collections from '#features/collections/domain/endpoints.ts';
import { topicOf } from '#core/domain/live/live.ts';
import { liveLimits } from '#features/live/domain/limits.ts';
import { createAccount } from '#features/identity/server/public/accounts.ts';
import { findDemoCase } from '#core/tests/demo-case.ts';
import { happeningsOf } from '#core/tests/happenings.ts';
import { openLiveClient, waitUntil, type LiveClient } from '#core/tests/live-client.ts';
import { freePort, startProduct } from '#core/tests/product-process.ts';
import { signOut, type SignedIn } from '#core/tests/sign-in.ts';
import { openTestServer } from '#core/tests/test-server.ts';

const server = await openTestServer({ demonstration: true });
const { db, pool } = server.database;
const owner = await server.signIn('owner@skf.example');
const member = await server.signIn('member@skf.example');
const developer = await server.signIn('developer@skf.example');
const observer = await server.signIn('observer@skf.example');
const foundry = await server.signIn('foundry@outrider.example');

const nameOf = async ({ email }: SignedIn): Promise<string> => {
  const found = await pool.query<{ name: string }>(
    `select first_name || ' ' || last_name as name from users where email = $1`,
    [email],
  );
  return found.rows[0]?.name ?? '';
};
const [ownerName, memberName, developerName, observerName] = await Promise.all(
  [owner, member, developer, observer].map(nameOf),
);

const listening = (app: FastifyInstance) => app.listen({ port: 0, host: '127.0.0.1' });
let address = '';
beforeAll(async () => {
  address = await listening(server.app);
});
const afterwards: (() => void)[] = [];
afterEach(() => {
  for (const undo of afterwards.splice(0)) undo();
});
async function listen(
  person: Pick<SignedIn, 'token'>,
  topic: string,
  at = address,
): Promise<LiveClient> {
  const liveClient = await openLiveClient(at, person.token, [topic]);
  afterwards.push(liveClient.disconnect);
  return liveClient;
}
const last = (liveClient: LiveClient): string[] | undefined => liveClient.present.at(-1);
const sees = (liveClient: LiveClient, ...names: (string | undefined)[]): Promise<number> =>
  waitUntil(() => JSON.stringify(last(liveClient)) === JSON.stringify(names));

async function sharedCollection(name: string): Promise<Collection> {
  const made = await owner.ask(collections.create, { body: { name } });
  return change(made, { sharedToUsers: [member.authId, developer.authId] });
}
const change = (before: Collection, wanted: Partial<Collection>) =>
  owner.ask(collections.replace, {
    params: { id: before.id },
    body: bodyOf({ ...before, ...wanted }),
  });

describe('in a collection', () => {
  test('people see each other arrive and leave', async () => {
    const topic = topicOf('collection', (await sharedCollection('Together')).id);
    const mine = await listen(owner, topic);
    await sees(mine);
    const theirs = await listen(member, topic);
    expect(await sees(theirs, ownerName)).toBeLessThan(1000);
    expect(await sees(mine, memberName)).toBeLessThan(1000);
    expect(mine.count()).toBe(1);
    theirs.disconnect();
    await sees(mine);
    expect(mine.raw()).not.toContain(member.authId);
    expect(mine.raw()).not.toContain(member.email);
  });

  test('two tabs of one person are one avatar, and nobody sees themselves', async () => {
    const topic = topicOf('collection', (await sharedCollection('Two tabs')).id);
    const [mine, other] = [await listen(owner, topic), await listen(owner, topic)];
    const theirs = await listen(member, topic);
    await sees(mine, memberName);
    await sees(theirs, ownerName);
    expect([last(other), theirs.count()]).toEqual([[memberName], 1]);
    other.disconnect();
    await wait(liveLimits.presentLingerMs + 500);
    expect(theirs.present).toEqual([[ownerName]]);
  });

  test('a person who loses access disappears at once, and receives nothing more', async () => {
    const collection = await sharedCollection('Taken away');
    const topic = topicOf('collection', collection.id);
    const [mine, theirs] = [await listen(owner, topic), await listen(member, topic)];
    await sees(mine, memberName);
    await change(collection, { sharedToUsers: [developer.authId] });
    expect(await sees(mine)).toBeLessThan(1000);
    await waitUntil(() => theirs.received.some(({ kind }) => kind === 'gone'));
    const told = theirs.present.length;
    await listen(developer, topic);
    await sees(mine, developerName);
    expect(theirs.present).toHaveLength(told);
    expect(theirs.raw()).not.toContain(developerName);
  });

  test('a person who signs out disappears at once', async () => {
    const topic = topicOf('collection', (await sharedCollection('Signed out')).id);
    const again = await server.signInAgain('member@skf.example');
    const [mine, theirs] = [await listen(owner, topic), await listen(again, topic)];
    await sees(mine, memberName);
    await signOut(server, again);
    expect(await sees(mine)).toBeLessThan(1000);
    await theirs.ended;
  });

  test('nobody else learns that the collection exists', async () => {
    const topic = topicOf('collection', (await sharedCollection('Unseen')).id);
    const asked = await observer.send('GET', '/live', { query: { topics: topic } });
    expect(asked.status).toBe(404);
  });
});

describe('on an opportunity', () => {
  const put = (email: string, role: string, id: string) =>
    pool.query(
      `insert into opportunity_team (opportunity_id, user_id, role)
        select $1, id, $2 from users where email = $3
        on conflict (opportunity_id, user_id) do update set role = excluded.role`,
      [id, role, email],
    );

  test('case team members see each other; nobody else sees or is seen', async () => {
    const { opportunityId } = await findDemoCase(server);
    await put(observer.email, 'Observer', opportunityId);
    const topic = topicOf('opportunity', opportunityId);
    const [mine, ofMember, ofFoundry] = [
      await listen(owner, topic),
      await listen(member, topic),
      await listen(foundry, topic),
    ];
    await sees(mine);
    const watching = await listen(observer, topic);
    await sees(watching, ownerName);
    await sees(mine, observerName);
    for (const liveClient of [ofMember, ofFoundry]) {
      expect([liveClient.status, liveClient.present, liveClient.count()]).toEqual([200, [], null]);
    }
  });

  test('a person who leaves the team sees nobody and is not seen; one who joins is', async () => {
    const { opportunityId, submissionId } = await findDemoCase(server);
    const topic = topicOf('opportunity', opportunityId);
    const { rows } = await pool.query<{ id: string }>('select id from users where email = $1', [
      member.email,
    ]);
    const userId = rows[0]?.id ?? '';
    const happens = happeningsOf({ submissionId, opportunityId });
    const [mine, theirs] = [await listen(owner, topic), await listen(member, topic)];
    await sees(mine);
    await put(member.email, 'Analyst', opportunityId);
    await happens.joined(db, userId);
    await sees(mine, memberName);
    await sees(theirs, ownerName);
    await pool.query(
      'delete from opportunity_team where user_id = (select id from users where email = $1)',
      [member.email],
    );
    await happens.left(db, userId);
    await sees(mine);
    await sees(theirs);
    expect(theirs.received.map(({ kind }) => kind)).not.toContain('gone');
  });
});

test('two servers on one database show each other’s people, and a stopping one removes its own', async () => {
  const { app } = await server.openNode();
  const elsewhere = await listening(app);
  const topic = topicOf('collection', (await sharedCollection('Two servers')).id);
  const mine = await listen(owner, topic);
  const theirs = await listen(member, topic, elsewhere);
  await sees(theirs, ownerName);
  expect(await sees(mine, memberName)).toBeLessThan(1000);
  await app.close();
  expect(await sees(mine)).toBeLessThan(1000);
});

test('a starting server knows who is present', async () => {
  const topic = topicOf('collection', (await sharedCollection('A late server')).id);
  const mine = await listen(owner, topic);
  await sees(mine);
  await wait(300);
  const { app } = await server.openNode();
  const theirs = await listen(member, topic, await listening(app));
  expect(await sees(theirs, ownerName)).toBeLessThan(1000);
  await app.close();
});

test('after a database outage everybody is present again', async () => {
  const topic = topicOf('collection', (await sharedCollection('An interruption')).id);
  const mine = await listen(owner, topic);
  await sees(mine);
  await pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and query ilike 'listen%'`,
  );
  const theirs = await listen(member, topic);
  await sees(theirs, ownerName);
  expect(await sees(mine, memberName)).toBeLessThan(2000);
});

test('people of a killed server disappear after a while', async () => {
  const port = await freePort();
  const { databaseUrl, publicUrl, authSecret, dataFolder } = server.settings;
  const killed = startProduct({
    ...{ DATA_DIR: join(dataFolder, 'killed'), PORT: String(port) },
    ...{
      DEMO: 'on',
      DATABASE_URL: databaseUrl ?? '',
      PUBLIC_URL: publicUrl,
      AUTH_SECRET: authSecret,
    },
    EMBEDDINGS: 'off',
  });
  afterwards.push(() => killed.child.kill('SIGKILL'));
  await killed.ready;
  const topic = topicOf('collection', (await sharedCollection('A killed server')).id);
  const mine = await listen(owner, topic);
  await listen(member, topic, `http://127.0.0.1:${port}`);
  await sees(mine, memberName);
  killed.child.kill('SIGKILL');
  await wait(liveLimits.presentForgetMs + liveLimits.presentBeatMs);
  expect(await sees(mine)).toBeLessThan(3000);
}, 60_000);

test('two hundred streams that open at once cause few messages', async () => {
  const collection = await sharedCollection('A crowd');
  const password = 'correct horse battery';
  // A person without a corporation sees nothing that is shared.
  const { rows } = await pool.query<{ id: string }>(
    "select id from corporations where slug = 'skf'",
  );
  const corporationId = rows[0]?.id ?? null;
  const names = Array.from({ length: 20 }, (_, nth) => `Visitor ${String(nth).padStart(2, '0')}`);
  const snapshot = await Promise.all(
    names.map(async (name, nth) => {
      const email = `visitor-${nth}@skf.example`;
      const account = { email, password, firstName: name, lastName: '' };
      const rest = { title: null, isFoundryUser: false, corporationId };
      await createAccount(db, { ...account, ...rest });
      return server.signIn(email, password);
    }),
  );
  const sharedToUsers = snapshot.map(({ authId }) => authId);
  await pool.query('update collections set shared_to_users = $1 where id = $2', [
    ...[sharedToUsers, collection.id],
  ]);
  const topic = topicOf('collection', collection.id);
  const mine = await listen(owner, topic);
  const liveClients = await Promise.all(
    snapshot.flatMap((person) =>
      Array.from({ length: liveLimits.liveStreamsMost }, () => listen(person, topic)),
    ),
  );
  expect(liveClients.map(({ status }) => status)).toEqual(liveClients.map(() => 200));
  await sees(mine, ...names);
  await waitUntil(() => liveClients.every((liveClient) => liveClient.count() === snapshot.length));
  const told = liveClients.reduce((sum, liveClient) => sum + liveClient.present.length, 0);
  expect(told).toBeLessThan(liveClients.length * 20);
  for (const liveClient of liveClients) liveClient.disconnect();
  await sees(mine);
}, 60_000);
