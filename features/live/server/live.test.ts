import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { bodyOf, type Collection } from '#features/collections/domain/collection.ts';
import * as collections from '#features/collections/domain/endpoints.ts';
import * as comments from '#features/comments/domain/endpoints.ts';
import { topicOf } from '#core/domain/live/live.ts';
import { limits } from '#core/domain/limits.ts';
import { move } from '#features/submissions/domain/endpoints.ts';
import * as votes from '#features/votes/domain/endpoints.ts';
import { notify } from '#core/server/events/notify.ts';
import { record } from '#core/server/events/record.ts';
import { findDemoCase } from '#core/tests/demo-case.ts';
import { listenTo, soon, type Ear } from '#core/tests/listening.ts';
import { signOut, type SignedIn } from '#core/tests/signing-in.ts';
import { openTestServer } from '#core/tests/test-server.ts';

const server = await openTestServer({ demonstration: true });
const { db, pool } = server.database;
const { opportunityId, submissionId } = await findDemoCase(server);
const topic = topicOf('opportunity', opportunityId);
const owner = await server.signIn('owner@skf.example');
const member = await server.signIn('member@skf.example');
const norrland = await server.signIn('member@norrland.example');
const params = { id: submissionId };

let address = '';
beforeAll(async () => {
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
});

const ears: Ear[] = [];
afterEach(async () => {
  for (const ear of ears.splice(0)) ear.hangUp();
  await wait(20);
});
async function listen(person: Pick<SignedIn, 'token'>, topics: readonly string[] = [topic]) {
  const ear = await listenTo(address, person.token, topics);
  ears.push(ear);
  // What others did a moment ago is told first.
  await wait(50);
  ear.heard.length = 0;
  return ear;
}
const userIdOf = async (email: string): Promise<string> => {
  const { rows } = await pool.query<{ id: string }>('select id from users where email = $1', [
    email,
  ]);
  return rows[0]?.id ?? '';
};
const say = (person: SignedIn, body: string) =>
  person.ask(comments.add, { params, body: { body } });

test('what somebody does is heard at once, as that it was and not what it says', async () => {
  const ear = await listen(owner);
  expect(ear.status).toBe(200);
  expect(ear.headers.get('content-type')).toMatch(/^text\/event-stream/u);
  expect(ear.headers.get('cache-control')).toContain('no-transform');
  expect(ear.headers.get('content-encoding')).toBeNull();
  expect(ear.headers.get('x-content-type-options')).toBe('nosniff');
  const developer = await server.signIn('developer@skf.example');
  await say(developer, 'A word that must not travel here.');
  expect(await soon(() => ear.heard.length === 1)).toBeLessThan(1000);
  expect(ear.heard).toEqual([
    { kind: 'comment.added', topic, subject: 'submission', subjectId: submissionId },
  ]);
  expect(ear.raw()).not.toContain('travel');
});

test('what was rolled back was never told', async () => {
  const ear = await listen(owner);
  const event = { actorId: null, subject: 'submission', subjectId: submissionId, opportunityId };
  await expect(
    db.transaction(async (tx) => {
      await record(tx, { ...event, kind: 'submission.updated' });
      throw new Error('Changed my mind.');
    }),
  ).rejects.toThrow('Changed my mind.');
  await db.transaction((tx) => record(tx, { ...event, kind: 'submission.withdrawn' }));
  await soon(() => ear.heard.length > 0);
  expect(ear.heard.map(({ kind }) => kind)).toEqual(['submission.withdrawn']);
});

test('who may see neither votes nor comments hears of the move alone; of scores nobody hears', async () => {
  const [outsider, insider] = [await listen(member), await listen(owner)];
  await say(owner, 'Between us.');
  await owner.ask(votes.cast, { params, body: { value: 'up' } });
  for (const kind of ['score.given', 'conflict.declared', 'decision.prepared'] as const) {
    const event = { actorId: null, subject: 'submission', subjectId: submissionId };
    await record(db, { ...event, kind, opportunityId });
  }
  await owner.ask(move, { params, body: { stage: 'Pitch' } });
  await soon(() => outsider.heard.length > 0 && insider.heard.length === 4);
  expect(outsider.heard.map(({ kind }) => kind)).toEqual(['submission.moved']);
  expect(insider.heard.map(({ kind }) => kind)).toEqual([
    ...['comment.added', 'vote.cast', 'decision.prepared', 'submission.moved'],
  ]);
  expect(outsider.raw()).not.toMatch(/comment|vote|score|conflict|decision/u);
});

describe('what one may not see', () => {
  test('is not found, as if it were not there', async () => {
    const missing = topicOf('opportunity', '00000000-0000-4000-8000-000000000000');
    const asked = (topics: string) => norrland.send('GET', '/live', { query: { topics } });
    const [hidden, absent] = [await asked(topic), await asked(missing)];
    expect([hidden.status, hidden.text]).toEqual([404, absent.text]);
    expect((await asked('')).status).toBe(200);
  });

  test('is not heard any more once it is hidden', async () => {
    const guestId = await userIdOf('member@norrland.example');
    const put = `insert into opportunity_team (opportunity_id, user_id, role) values ($1, $2, 'Analyst')`;
    await pool.query(put, [opportunityId, guestId]);
    const ear = await listen(norrland);
    expect(ear.status).toBe(200);
    await say(owner, 'Heard by the guest.');
    await soon(() => ear.heard.length === 1);
    await db.transaction(async (tx) => {
      await tx.execute(`delete from opportunity_team where user_id = '${guestId}'`);
      const event = { actorId: null, subject: 'opportunity', subjectId: opportunityId };
      await record(tx, { ...event, kind: 'team.left', opportunityId });
    });
    await say(owner, 'Not heard by the guest.');
    await soon(() => ear.heard.length === 2);
    await wait(100);
    expect(ear.heard.at(-1)).toEqual({ kind: 'gone', topic });
    expect(ear.heard).toHaveLength(2);
  });

  test('is known by the standing of the moment', async () => {
    const ear = await listen(member);
    const memberId = await userIdOf('member@skf.example');
    await db.transaction(async (tx) => {
      await tx.execute(
        `insert into opportunity_team (opportunity_id, user_id, role) values ('${opportunityId}', '${memberId}', 'Observer')`,
      );
      const event = { actorId: null, subject: 'opportunity', subjectId: opportunityId };
      await record(tx, { ...event, kind: 'team.joined', opportunityId });
    });
    await say(owner, 'Welcome.');
    await soon(() => ear.heard.length === 2);
    expect(ear.heard.map(({ kind }) => kind)).toEqual(['team.joined', 'comment.added']);
    await pool.query('delete from opportunity_team where user_id = $1', [memberId]);
  });
});

describe('a stream ends', () => {
  test('within a second when its session does', async () => {
    const again = await server.signInAgain('member@skf.example');
    const ear = await listen(again);
    const started = performance.now();
    await signOut(server, again);
    await ear.ended;
    expect(performance.now() - started).toBeLessThan(1000);
  });

  test('when the person is deactivated, whatever was heard before', async () => {
    const again = await server.signInAgain('observer@skf.example');
    const ear = await listen(again);
    await pool.query(`update users set is_active = false where email = 'observer@skf.example'`);
    await ear.ended;
    expect(ear.heard).toEqual([]);
    await pool.query(`update users set is_active = true where email = 'observer@skf.example'`);
  });

  test('for the oldest when one person opens too many, which is told why', async () => {
    const many: Ear[] = [];
    for (let index = 0; index <= limits.liveStreamsMost; index += 1) {
      many.push(await listen(norrland, []));
    }
    await many[0]?.ended;
    expect(many[0]?.raw()).toContain('elsewhere');
    await say(owner, 'Still there.');
    expect(many.slice(1).every((ear) => !ear.raw().includes('elsewhere'))).toBe(true);
  });
});

describe('a collection', () => {
  const made = async (called: string) => owner.ask(collections.create, { body: { name: called } });
  const changed = (before: Collection, change: Partial<Collection>) =>
    owner.ask(collections.replace, {
      params: { id: before.id },
      body: bodyOf({ ...before, ...change }),
    });

  test('tells its owner and those it is shared with of every change, and nobody else', async () => {
    const collection = await made('Heard by two');
    const ofIt = topicOf('collection', collection.id);
    const missing = topicOf('collection', '00000000-0000-4000-8000-000000000000');
    const asked = (topics: string) => member.send('GET', '/live', { query: { topics } });
    const [hidden, absent] = [await asked(ofIt), await asked(missing)];
    expect([hidden.status, hidden.text]).toEqual([404, absent.text]);

    const shared = await changed(collection, { sharedToUsers: [member.authId] });
    const ears = [await listen(owner, [ofIt]), await listen(member, [ofIt])];
    await changed(shared, { name: 'Heard by both' });
    await soon(() => ears.every(({ heard }) => heard.length === 2));
    for (const { heard } of ears) {
      expect(heard).toEqual([
        {
          kind: 'collection.changed',
          topic: ofIt,
          subject: 'collection',
          subjectId: collection.id,
        },
        // What it is called stands in their lists, too.
        { kind: 'own' },
      ]);
    }
  });

  test('is over for whoever it is not shared with any more', async () => {
    const collection = await made('Heard for a while');
    const ofIt = topicOf('collection', collection.id);
    const shared = await changed(collection, { sharedToUsers: [member.authId] });
    const ear = await listen(member, [ofIt]);
    await changed(shared, { sharedToUsers: [] });
    await soon(() => ear.heard.length === 2);
    expect(ear.heard).toEqual([{ kind: 'gone', topic: ofIt }, { kind: 'own' }]);
  });
});

test('too many topics, and topics of another kind, are refused', async () => {
  const ask = (topics: string) => owner.send('GET', '/live', { query: { topics } });
  const many = Array.from({ length: limits.liveTopicsMost + 1 }, (_, index) =>
    topicOf('opportunity', `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`),
  );
  expect((await ask(many.join(','))).status).toBe(400);
  expect((await ask('opportunity:1')).status).toBe(400);
  expect((await ask(`submission:${submissionId}`)).status).toBe(400);
  expect((await ask(`${topic},${topic.toUpperCase()}`)).status).toBe(200);
});

test('one hears of one’s own notifications, and of nobody else’s', async () => {
  const [mine, theirs] = [await listen(owner, []), await listen(member, [])];
  const news = { kind: 'comment', title: 'A remark', link: '/projects' } as const;
  await notify(db, [await userIdOf('owner@skf.example')], news, null);
  await soon(() => mine.heard.length === 1);
  expect(mine.heard).toEqual([{ kind: 'notifications' }]);
  expect(theirs.heard).toEqual([]);
});

test('who reads and then listens misses nothing of what happened in between', async () => {
  await say(owner, 'Just before.');
  const ear = await listenTo(address, owner.token, [topic]);
  ears.push(ear);
  expect(await soon(() => /comment\.added|anything/u.test(ear.raw()))).toBeLessThan(1000);
});

test('a stopping server does not wait for streams', async () => {
  const other = await openTestServer({ demonstration: true });
  const person = await other.signIn('owner@skf.example');
  const url = await other.app.listen({ port: 0, host: '127.0.0.1' });
  const ear = await listenTo(url, person.token, []);
  const started = performance.now();
  await other.app.close();
  await ear.ended;
  expect(performance.now() - started).toBeLessThan(1500);
});

test('streams hold no connection to the database', async () => {
  for (let index = 0; index < limits.liveStreamsMost; index += 1) await listen(owner);
  expect(pool.totalCount - pool.idleCount).toBe(0);
});
