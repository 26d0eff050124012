import { randomUUID } from 'node:crypto';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { catalogueOf } from '#core/domain/events/events.ts';
import { topicOf, type Topic } from '#core/domain/live/live.ts';
import { notifyAfterCommit } from '#core/platform/database/notify-after-commit.ts';
import { liveChannels } from '#core/server/events/channels.ts';
import { findDemoCase } from '#core/tests/demo-case.ts';
import { happeningsOf } from '#core/tests/happenings.ts';
import { stopIntervals } from '#core/tests/held-timers.ts';
import { openLiveClient } from '#core/tests/live-client.ts';
import type { SignedIn } from '#core/tests/sign-in.ts';
import { recordStatements } from '#core/tests/statements-of.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { waitUntil } from '#core/tests/wait-until.ts';
import * as collections from '#features/directory/collections/domain/endpoints.ts';
import * as features from '#app/features.domain.ts';
import { hearAll } from '#features/operations/live/tests/hear-all.ts';
import { projects } from '#features/portfolio/projects/server/tables.ts';

// No check of all sessions.
stopIntervals();
const server = await openTestServer({ demonstration: true });
const { db, pool } = server.database;
const owner = await server.signIn('owner@skf.example');
const norrland = await server.signIn('member@norrland.example');
const { opportunityId, submissionId } = await findDemoCase(server);
const happens = happeningsOf({ opportunityId, submissionId });

const idOf = async (query: string, value: string): Promise<string> =>
  (await pool.query<{ id: string }>(query, [value])).rows[0]?.id ?? '';
const corporationId = await idOf(
  'select corporation_id as id from opportunities where id = $1',
  opportunityId,
);
const [project] = await db
  .insert(projects)
  .values({
    name: 'Followed',
    source: 'test',
    corporationId,
    opportunityId,
    phase: 'Pilot',
    health: 'on track',
  })
  .returning({ id: projects.id });
const collection = await owner.ask(collections.create, { body: { name: 'Followed' } });
const radarId = await idOf('select id from radars where corporation_id = $1', corporationId);
const followed = {
  opportunity: topicOf('opportunity', opportunityId),
  collection: topicOf('collection', collection.id),
  project: topicOf('project', project?.id ?? ''),
  radar: topicOf('radar', radarId),
};

type Noun = keyof typeof followed;
const isNoun = (live: string | undefined): live is Noun => live !== undefined && live in followed;
/** The kinds of events that may change access, each with what it happens to. */
const accessEvents = [...catalogueOf(features).events.values()].flatMap(
  ({ kind, live, changesAccess }) => (changesAccess && isNoun(live) ? [{ kind, noun: live }] : []),
);

let address = '';
beforeAll(async () => {
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
});

async function listen(person: SignedIn, topics: readonly Topic[]) {
  const client = await openLiveClient(address, person.token, topics);
  onTestFinished(client.disconnect);
  const hear = () => hearAll(server.database, client, person.email);
  // The events of earlier tests, and the first check.
  await hear();
  client.received.length = 0;
  return { ...client, hear };
}

const tell = (kind: string, topic: Topic) =>
  notifyAfterCommit(db, {
    channel: liveChannels.topics,
    payload: JSON.stringify({ kind, topic, subject: 'test', subjectId: randomUUID() }),
  });

const check =
  /^select "id"[^;]* from "(?:opportunities|collections|projects|radars)" where \("\w+"\."id" in \(/u;
const checksIn = (statements: readonly string[]) =>
  statements.filter((statement) => check.test(statement.replaceAll(/\s+/gu, ' ')));

test.each(accessEvents)(
  '$kind: streams check for what they follow, and no others',
  async (event) => {
    const { kind, noun } = event;
    const others = Object.values(followed).filter((topic) => !topic.startsWith(noun));
    const [one, other] = [await listen(owner, [followed[noun]]), await listen(owner, others)];
    const statements = recordStatements(pool);
    const settle = async () => {
      await one.hear();
      await other.hear();
      return checksIn(statements).length;
    };
    await tell(kind, topicOf(noun, randomUUID()));
    expect(await settle()).toBe(0);
    await tell(kind, followed[noun]);
    // The other one follows a project, which its opportunity's team may see.
    const concerned = noun === 'opportunity' ? 1 + others.length : 1;
    expect(await settle()).toBe(concerned);
  },
);

test('a change of a person is checked by their streams alone', async () => {
  const [own, foreign] = [
    await listen(owner, [followed.radar]),
    await listen(norrland, [
      topicOf(
        'collection',
        (await norrland.ask(collections.create, { body: { name: 'Other' } })).id,
      ),
    ]),
  ];
  const statements = recordStatements(pool);
  await pool.query(`update users set last_name = last_name where email = 'owner@skf.example'`);
  await own.hear();
  await foreign.hear();
  expect(checksIn(statements).map((one) => /from "(\w+)"/u.exec(one)?.[1])).toEqual(['radars']);
});

test('a project is gone at once for who leaves the team of its opportunity', async () => {
  const userId = await idOf('select id from users where email = $1', norrland.email);
  const put = `insert into opportunity_team (opportunity_id, user_id, role) values ($1, $2, 'Analyst')`;
  await pool.query(put, [opportunityId, userId]);
  const client = await listen(norrland, [followed.project]);
  expect(client.status).toBe(200);
  await db.transaction(async (tx) => {
    await tx.execute(`delete from opportunity_team where user_id = '${userId}'`);
    await happens.left(tx, userId);
  });
  await waitUntil(() => client.received.length > 0);
  expect(client.received).toContainEqual({ kind: 'gone', topic: followed.project });
});

test.each([
  [
    'a role given',
    `insert into user_system_roles (user_id, system_role_id)
     select $1, id from system_roles where name = 'Foundry Champion'`,
  ],
  ['a role taken', 'delete from user_system_roles where user_id = $1'],
  [
    'a corporation to administer',
    `insert into corporation_administrators (user_id, corporation_id)
     select id, corporation_id from users where id = $1`,
  ],
  [
    'a corporation to administer no more',
    'delete from corporation_administrators where user_id = $1',
  ],
  [
    'another corporation',
    `update users set corporation_id =
     (select id from corporations where slug = 'skf') where id = $1`,
  ],
])('a page hears of %s, once, and nobody else’s does', async (_, change) => {
  const userId = await idOf('select id from users where email = $1', norrland.email);
  const [own, foreign] = [await listen(norrland, []), await listen(owner, [])];
  await pool.query(change, [userId]);
  await own.hear();
  await foreign.hear();
  const persons = (client: typeof own) => client.received.filter(({ kind }) => kind === 'person');
  expect([persons(own), persons(foreign)]).toEqual([[{ kind: 'person' }], []]);
  own.received.length = 0;
  await pool.query('update users set last_name = last_name where id = $1', [userId]);
  await own.hear();
  expect(persons(own)).toEqual([]);
});
