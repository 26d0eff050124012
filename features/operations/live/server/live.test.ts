import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { bodyOf, type Collection } from '#features/directory/collections/domain/collection.ts';
import * as collections from '#features/directory/collections/domain/endpoints.ts';
import * as comments from '#features/cases/comments/domain/endpoints.ts';
import { topicOf } from '#core/domain/live/live.ts';
import { limits } from '#core/domain/limits.ts';
import { liveLimits } from '#features/operations/live/domain/limits.ts';
import { move } from '#features/cases/submissions/domain/endpoints.ts';
import * as votes from '#features/cases/submissions/domain/votes/endpoints.ts';
import { findDemoCase } from '#core/tests/demo-case.ts';
import { happeningsOf, notifyOf } from '#core/tests/happenings.ts';
import { stopIntervals } from '#core/tests/held-timers.ts';
import { openLiveClient, type LiveClient } from '#core/tests/live-client.ts';
import { waitUntil } from '#core/tests/wait-until.ts';
import { signOut, type SignedIn } from '#core/tests/sign-in.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { hearAll } from '#features/operations/live/tests/hear-all.ts';

// No check of all sessions, and no end of old streams.
stopIntervals();
const server = await openTestServer({ demonstration: true });
const { db, pool } = server.database;
const { opportunityId, submissionId } = await findDemoCase(server);
const happens = happeningsOf({ submissionId, opportunityId });
const topic = topicOf('opportunity', opportunityId);
const owner = await server.signIn('owner@skf.example');
const member = await server.signIn('member@skf.example');
const norrland = await server.signIn('member@norrland.example');
const params = { id: submissionId };

let address = '';
beforeAll(async () => {
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
});

const liveClients: LiveClient[] = [];
afterEach(() => {
  for (const liveClient of liveClients.splice(0)) liveClient.disconnect();
});
const hear = (liveClient: LiveClient, { email }: Pick<SignedIn, 'email'>) =>
  hearAll(server.database, liveClient, email);
async function listen(person: SignedIn, topics: readonly string[] = [topic]) {
  const liveClient = await openLiveClient(address, person.token, topics);
  liveClients.push(liveClient);
  // The events of earlier tests.
  await hear(liveClient, person);
  liveClient.received.length = 0;
  return liveClient;
}
const userIdOf = async (email: string): Promise<string> => {
  const { rows } = await pool.query<{ id: string }>('select id from users where email = $1', [
    email,
  ]);
  return rows[0]?.id ?? '';
};
const say = (person: SignedIn, body: string) =>
  person.ask(comments.add, { params, body: { body } });

test('an event arrives at once, with its kind but not its content', async () => {
  const liveClient = await listen(owner);
  expect(liveClient.status).toBe(200);
  expect(liveClient.headers.get('content-type')).toMatch(/^text\/event-stream/u);
  expect(liveClient.headers.get('cache-control')).toContain('no-transform');
  expect(liveClient.headers.get('content-encoding')).toBeNull();
  expect(liveClient.headers.get('x-content-type-options')).toBe('nosniff');
  const developer = await server.signIn('developer@skf.example');
  await say(developer, 'A word that must not travel here.');
  await waitUntil(() => liveClient.received.length > 0);
  expect(liveClient.received).toEqual([
    { kind: 'comment.added', topic, subject: 'submission', subjectId: submissionId },
  ]);
  expect(liveClient.raw()).not.toContain('travel');
});

test('a change that is rolled back is never published', async () => {
  const liveClient = await listen(owner);
  await expect(
    db.transaction(async (tx) => {
      await happens.updated(tx);
      throw new Error('Changed my mind.');
    }),
  ).rejects.toThrow('Changed my mind.');
  await db.transaction((tx) => happens.imported(tx));
  await waitUntil(() => liveClient.received.length > 0);
  expect(liveClient.received.map(({ kind }) => kind)).toEqual(['submission.imported']);
});

test('without access to votes and comments only the move is published; scores never are', async () => {
  const [outsider, insider] = [await listen(member), await listen(owner)];
  await say(owner, 'Between us.');
  await owner.ask(votes.cast, { params, body: { value: 'up' } });
  await happens.scored(db);
  await happens.conflicted(db);
  await happens.prepared(db);
  await owner.ask(move, { params, body: { stage: 'Pitch' } });
  await hear(outsider, member);
  await hear(insider, owner);
  expect(outsider.received.map(({ kind }) => kind)).toEqual(['submission.moved']);
  expect(insider.received.map(({ kind }) => kind)).toEqual([
    'comment.added',
    'vote.cast',
    'decision.prepared',
    'submission.moved',
  ]);
  expect(outsider.raw()).not.toMatch(/comment|vote|score|conflict|decision/u);
});

describe('a topic without access', () => {
  test('is not found, like one that does not exist', async () => {
    const missing = topicOf('opportunity', '00000000-0000-4000-8000-000000000000');
    const answerTo = (topics: string) => norrland.send('GET', '/live', { query: { topics } });
    const [hidden, absent] = [await answerTo(topic), await answerTo(missing)];
    expect([hidden.status, hidden.text]).toEqual([404, absent.text]);
    expect((await answerTo('')).status).toBe(200);
  });

  test('is no longer received once it is hidden', async () => {
    const guestId = await userIdOf('member@norrland.example');
    const put = `insert into opportunity_team (opportunity_id, user_id, role) values ($1, $2, 'Analyst')`;
    await pool.query(put, [opportunityId, guestId]);
    const liveClient = await listen(norrland);
    expect(liveClient.status).toBe(200);
    await say(owner, 'Heard by the guest.');
    await waitUntil(() => liveClient.received.length === 1);
    await db.transaction(async (tx) => {
      await tx.execute(`delete from opportunity_team where user_id = '${guestId}'`);
      await happens.left(tx, guestId);
    });
    await say(owner, 'Not heard by the guest.');
    await hear(liveClient, norrland);
    expect(liveClient.received).toHaveLength(2);
    expect(liveClient.received.at(-1)).toEqual({ kind: 'gone', topic });
  });

  test('is decided by the present relation', async () => {
    const liveClient = await listen(member);
    const memberId = await userIdOf('member@skf.example');
    await db.transaction(async (tx) => {
      await tx.execute(
        `insert into opportunity_team (opportunity_id, user_id, role) values ('${opportunityId}', '${memberId}', 'Observer')`,
      );
      await happens.joined(tx, memberId);
    });
    await say(owner, 'Welcome.');
    await waitUntil(() => liveClient.received.length === 2);
    expect(liveClient.received.map(({ kind }) => kind)).toEqual(['team.joined', 'comment.added']);
    await pool.query('delete from opportunity_team where user_id = $1', [memberId]);
  });
});

describe('a stream ends', () => {
  test('with its session', async () => {
    const again = await server.signInAgain('member@skf.example');
    const liveClient = await listen(again);
    await signOut(server, again);
    await expect(liveClient.ended).resolves.toBeUndefined();
  });

  test('when the person is deactivated, whatever came before', async () => {
    const again = await server.signInAgain('observer@skf.example');
    const liveClient = await listen(again);
    await pool.query(`update users set is_active = false where email = 'observer@skf.example'`);
    await liveClient.ended;
    expect(liveClient.received).toEqual([]);
    await pool.query(`update users set is_active = true where email = 'observer@skf.example'`);
  });

  test('when one person opens too many: the oldest ends, with the reason', async () => {
    const many: LiveClient[] = [];
    for (let index = 0; index <= liveLimits.liveStreamsMost; index += 1) {
      many.push(await listen(norrland, []));
    }
    await many[0]?.ended;
    expect(many[0]?.raw()).toContain('elsewhere');
    const others = many.slice(1);
    for (const liveClient of others) await hear(liveClient, norrland);
    expect(others.every((liveClient) => !liveClient.raw().includes('elsewhere'))).toBe(true);
  });
});

describe('a collection', () => {
  const made = async (called: string) => owner.ask(collections.create, { body: { name: called } });
  const changed = (before: Collection, change: Partial<Collection>) =>
    owner.ask(collections.replace, {
      params: { id: before.id },
      body: bodyOf({ ...before, ...change }),
    });

  test('publishes every change to its owner and the people it is shared with, and to nobody else', async () => {
    const collection = await made('Heard by two');
    const ofIt = topicOf('collection', collection.id);
    const missing = topicOf('collection', '00000000-0000-4000-8000-000000000000');
    const answerTo = (topics: string) => member.send('GET', '/live', { query: { topics } });
    const [hidden, absent] = [await answerTo(ofIt), await answerTo(missing)];
    expect([hidden.status, hidden.text]).toEqual([404, absent.text]);

    const shared = await changed(collection, { sharedToUsers: [member.authId] });
    const liveClients = [await listen(owner, [ofIt]), await listen(member, [ofIt])];
    await changed(shared, { name: 'Heard by both' });
    await waitUntil(() => liveClients.every(({ received }) => received.length === 2));
    for (const { received } of liveClients) {
      expect(received).toEqual([
        {
          kind: 'collection.changed',
          topic: ofIt,
          subject: 'collection',
          subjectId: collection.id,
        },
        // Its name is part of their lists, too.
        { kind: 'own' },
      ]);
    }
  });

  test('ends for people it is no longer shared with', async () => {
    const collection = await made('Heard for a while');
    const ofIt = topicOf('collection', collection.id);
    const shared = await changed(collection, { sharedToUsers: [member.authId] });
    const liveClient = await listen(member, [ofIt]);
    await changed(shared, { sharedToUsers: [] });
    await waitUntil(() => liveClient.received.length === 2);
    expect(liveClient.received).toEqual([{ kind: 'gone', topic: ofIt }, { kind: 'own' }]);
  });
});

test('too many topics, and topics of unknown kinds, are refused', async () => {
  const ask = (topics: string) => owner.send('GET', '/live', { query: { topics } });
  const many = Array.from({ length: limits.liveTopicsMost + 1 }, (_, index) =>
    topicOf('opportunity', `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`),
  );
  expect((await ask(many.join(','))).status).toBe(400);
  expect((await ask('opportunity:1')).status).toBe(400);
  expect((await ask(`submission:${submissionId}`)).status).toBe(400);
  expect((await ask(`${topic},${topic.toUpperCase()}`)).status).toBe(200);
});

test('people receive only their own notifications', async () => {
  const [mine, theirs] = [await listen(owner, []), await listen(member, [])];
  await notifyOf(db, await userIdOf('owner@skf.example'));
  await hear(mine, owner);
  await hear(theirs, member);
  expect(mine.received).toEqual([{ kind: 'notifications' }]);
  expect(theirs.received).toEqual([]);
});

test('no event is lost between reading and subscribing', async () => {
  await say(owner, 'Just before.');
  const liveClient = await openLiveClient(address, owner.token, [topic]);
  liveClients.push(liveClient);
  await expect.poll(() => liveClient.raw()).toMatch(/comment\.added|anything/u);
});

test('a stopping server does not wait for streams', async () => {
  const other = await openTestServer({ demonstration: true });
  const person = await other.signIn('owner@skf.example');
  const url = await other.app.listen({ port: 0, host: '127.0.0.1' });
  const liveClient = await openLiveClient(url, person.token, []);
  await other.app.close();
  await expect(liveClient.ended).resolves.toBeUndefined();
});

test('streams hold no connection to the database', async () => {
  const opened: LiveClient[] = [];
  for (const person of [owner, member, norrland]) {
    for (let index = 0; index < liveLimits.liveStreamsMost; index += 1) {
      opened.push(await listen(person, []));
    }
  }
  // Else the last ones would have got none.
  expect(opened.length).toBeGreaterThan(pool.options.max);
  expect(opened.map(({ status }) => status)).toEqual(opened.map(() => 200));
});
