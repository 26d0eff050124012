import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { bodyOf, type Collection } from '#features/directory/collections/domain/collection.ts';
import * as collections from '#features/directory/collections/domain/endpoints.ts';
import { topicOf } from '#core/domain/live/live.ts';
import { liveLimits } from '#features/operations/live/domain/limits.ts';
import { createAccount } from '#features/people/identity/server/shared/accounts.ts';
import { findDemoCase } from '#core/tests/demo-case.ts';
import { happeningsOf } from '#core/tests/happenings.ts';
import { holdTimers, stopIntervals, waitForConnections } from '#core/tests/held-timers.ts';
import { openLiveClient, type LiveClient } from '#core/tests/live-client.ts';
import { waitUntil } from '#core/tests/wait-until.ts';
import { freePort, startProduct } from '#core/tests/product-process.ts';
import { signOut, type SignedIn } from '#core/tests/sign-in.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { presenceChannel } from './presence.ts';

// No heartbeats, and no check of all sessions, unless a test lets the time pass.
stopIntervals();
const server = await openTestServer({ demonstration: true });
const { db, pool } = server.database;
const owner = await server.signIn('owner@skf.example');
const member = await server.signIn('member@skf.example');
const developer = await server.signIn('developer@skf.example');
const observer = await server.signIn('observer@skf.example');
const foundry = await server.signIn('foundry@outrider.example');

const nameOf = async ({ email }: SignedIn): Promise<string> => {
  const result = await pool.query<{ name: string }>(
    `select first_name || ' ' || last_name as name from users where email = $1`,
    [email],
  );
  return result.rows[0]?.name ?? '';
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
const expectPresent = (liveClient: LiveClient, ...names: (string | undefined)[]): Promise<void> =>
  waitUntil(() => JSON.stringify(last(liveClient)) === JSON.stringify(names));

async function sharedCollection(name: string): Promise<Collection> {
  const made = await owner.ask(collections.create, { body: { name } });
  return change(made, { sharedToUsers: [member.authId, developer.authId] });
}
const change = (before: Collection, changes: Partial<Collection>) =>
  owner.ask(collections.replace, {
    params: { id: before.id },
    body: bodyOf({ ...before, ...changes }),
  });

/** People who leave in a way by which they may come back are kept until they are let go. */
const holdLeavers = () => holdTimers(liveLimits.presentLingerMs);
const streamsOf = ({ server: http }: FastifyInstance) =>
  new Promise<number>((resolve) => {
    http.getConnections((_, count) => resolve(count));
  });

describe('in a collection', () => {
  test('people see each other arrive and leave', async () => {
    const topic = topicOf('collection', (await sharedCollection('Together')).id);
    const mine = await listen(owner, topic);
    await expectPresent(mine);
    const leavers = holdLeavers();
    const theirs = await listen(member, topic);
    await expectPresent(theirs, ownerName);
    await expectPresent(mine, memberName);
    expect(mine.count()).toBe(1);
    theirs.disconnect();
    await waitUntil(() => leavers.count() === 1);
    leavers.letGo();
    await expectPresent(mine);
    expect(mine.raw()).not.toContain(member.authId);
    expect(mine.raw()).not.toContain(member.email);
  });

  test('two tabs of one person are one avatar, and nobody sees themselves', async () => {
    const topic = topicOf('collection', (await sharedCollection('Two tabs')).id);
    const [mine, other] = [await listen(owner, topic), await listen(owner, topic)];
    const theirs = await listen(member, topic);
    await expectPresent(mine, memberName);
    await expectPresent(other, memberName);
    await expectPresent(theirs, ownerName);
    expect(theirs.count()).toBe(1);
    await waitUntil(async () => (await streamsOf(server.app)) === 3);
    const leavers = holdLeavers();
    other.disconnect();
    await waitUntil(async () => (await streamsOf(server.app)) === 2);
    await listen(developer, topic);
    await expectPresent(theirs, developerName, ownerName);
    expect([leavers.count(), theirs.present]).toEqual([
      0,
      [[ownerName], [developerName, ownerName]],
    ]);
  });

  test('a person who loses access disappears at once, and receives nothing more', async () => {
    const collection = await sharedCollection('Taken away');
    const topic = topicOf('collection', collection.id);
    const [mine, theirs] = [await listen(owner, topic), await listen(member, topic)];
    await expectPresent(mine, memberName);
    holdLeavers();
    await change(collection, { sharedToUsers: [developer.authId] });
    await expectPresent(mine);
    await waitUntil(() => theirs.received.some(({ kind }) => kind === 'gone'));
    const count = theirs.present.length;
    await listen(developer, topic);
    await expectPresent(mine, developerName);
    expect(theirs.present).toHaveLength(count);
    expect(theirs.raw()).not.toContain(developerName);
  });

  test('a person who signs out disappears at once', async () => {
    const topic = topicOf('collection', (await sharedCollection('Signed out')).id);
    const again = await server.signInAgain('member@skf.example');
    const [mine, theirs] = [await listen(owner, topic), await listen(again, topic)];
    await expectPresent(mine, memberName);
    holdLeavers();
    await signOut(server, again);
    await expectPresent(mine);
    await theirs.ended;
  });

  test('nobody else learns that the collection exists', async () => {
    const topic = topicOf('collection', (await sharedCollection('Unseen')).id);
    const response = await observer.send('GET', '/live', { query: { topics: topic } });
    expect(response.status).toBe(404);
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
    await expectPresent(mine);
    const watching = await listen(observer, topic);
    await expectPresent(watching, ownerName);
    await expectPresent(mine, observerName);
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
    await expectPresent(mine);
    await put(member.email, 'Analyst', opportunityId);
    await happens.joined(db, userId);
    await expectPresent(mine, memberName);
    await expectPresent(theirs, ownerName);
    await pool.query(
      'delete from opportunity_team where user_id = (select id from users where email = $1)',
      [member.email],
    );
    await happens.left(db, userId);
    await expectPresent(mine);
    await expectPresent(theirs);
    expect(theirs.received.map(({ kind }) => kind)).not.toContain('gone');
  });
});

test('two servers on one database show each other’s people, and a stopping one removes its own', async () => {
  const { app } = await server.openNode();
  const elsewhere = await listening(app);
  const topic = topicOf('collection', (await sharedCollection('Two servers')).id);
  const mine = await listen(owner, topic);
  const theirs = await listen(member, topic, elsewhere);
  await expectPresent(theirs, ownerName);
  await expectPresent(mine, memberName);
  await app.close();
  await expectPresent(mine);
});

test('a starting server knows who is present', async () => {
  const topic = topicOf('collection', (await sharedCollection('A late server')).id);
  const published: string[] = [];
  const listener = server.database.listen(presenceChannel, (payload) => published.push(payload));
  onTestFinished(() => listener.close());
  await waitUntil(() => published.length > 0);
  await listen(owner, topic);
  await waitUntil(() => published.some((payload) => payload.includes(topic)));
  // It is not told again: the new server has to ask.
  const { app } = await server.openNode();
  const theirs = await listen(member, topic, await listening(app));
  await expectPresent(theirs, ownerName);
  await app.close();
});

test('after a database outage everybody is present again, on each server', async () => {
  const { app } = await server.openNode();
  const elsewhere = await listening(app);
  const topic = topicOf('collection', (await sharedCollection('An interruption')).id);
  const mine = await listen(owner, topic);
  const theirs = await listen(member, topic, elsewhere);
  await expectPresent(mine, memberName);
  await expectPresent(theirs, ownerName);
  const leavers = holdLeavers();
  theirs.disconnect();
  await waitUntil(() => leavers.count() === 1);
  const cut = () =>
    pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and query ilike 'listen%'`,
    );
  await cut();
  leavers.letGo();
  const others = await listen(developer, topic, elsewhere);
  await cut();
  await expectPresent(mine, developerName);
  await expectPresent(others, ownerName);
  await app.close();
});

test('people of a killed server disappear after a while', async () => {
  const port = await freePort();
  const { databaseUrl, publicUrl, authSecret, dataFolder } = server.settings;
  const killed = startProduct({
    DATA_DIR: join(dataFolder, 'killed'),
    PORT: String(port),

    DEMO: 'on',
    DATABASE_URL: databaseUrl ?? '',
    PUBLIC_URL: publicUrl,
    AUTH_SECRET: authSecret,
    EMBEDDINGS: 'off',
  });
  afterwards.push(() => killed.child.kill('SIGKILL'));
  await killed.ready;
  const topic = topicOf('collection', (await sharedCollection('A killed server')).id);
  const mine = await listen(owner, topic);
  const begunAt = Date.now();
  await listen(member, topic, `http://127.0.0.1:${port}`);
  await expectPresent(mine, memberName);
  killed.child.kill('SIGKILL');
  await killed.ended;
  const { now } = Date;
  const clock = vi.spyOn(Date, 'now');
  onTestFinished(() => clock.mockRestore());
  const beatAt = (ms: number) => {
    clock.mockReturnValue(ms);
    vi.advanceTimersByTime(liveLimits.presentBeatMs);
  };
  // It was heard since then.
  const firstAt = begunAt + liveLimits.presentForgetMs;
  beatAt(firstAt);
  await listen(developer, topic);
  await expectPresent(mine, developerName, memberName);
  beatAt(Math.max(now(), firstAt) + liveLimits.presentForgetMs + 1);
  await expectPresent(mine, developerName);
});

test('two hundred streams that open at once cause few messages', async () => {
  waitForConnections(pool);
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
    sharedToUsers,
    collection.id,
  ]);
  const topic = topicOf('collection', collection.id);
  const mine = await listen(owner, topic);
  const liveClients = await Promise.all(
    snapshot.flatMap((person) =>
      Array.from({ length: liveLimits.liveStreamsMost }, () => listen(person, topic)),
    ),
  );
  expect(liveClients.map(({ status }) => status)).toEqual(liveClients.map(() => 200));
  await expectPresent(mine, ...names);
  await waitUntil(() => liveClients.every((liveClient) => liveClient.count() === snapshot.length));
  // Hardly one for each person, however slowly they come; not one for each stream.
  const total = liveClients.reduce((sum, liveClient) => sum + liveClient.present.length, 0);
  expect(total).toBeLessThan(liveClients.length * 20);
  for (const liveClient of liveClients) liveClient.disconnect();
  await expectPresent(mine);
});
