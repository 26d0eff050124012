import { beforeEach, describe, expect, test } from 'vitest';
import { add, edit, list, mentionable, remove } from '#features/comments/domain/endpoints.ts';
import * as notifications from '#features/notifications/domain/endpoints.ts';
import { extraPassword, makeExtraPeople } from '#core/tests/extra-people.ts';
import { findDemoCase } from '#core/tests/demo-case.ts';
import { persons } from '#core/tests/persons.ts';
import { notified } from '#core/tests/notified.ts';
import { openTestServer } from '#core/tests/test-server.ts';

const server = await openTestServer({ demonstration: true });
const { pool } = server.database;
await makeExtraPeople(server);
const { submissionId } = await findDemoCase(server);
const params = { id: submissionId };
const owner = await server.signIn(persons.owner);
const developer = await server.signIn(persons.developer);
const { rows } = await pool.query<{ email: string; id: string }>('select email, id from users');
const idOf = (email: string) => rows.find((one) => one.email === email)?.id ?? '';

beforeEach(async () => {
  await pool.query('delete from comments');
  await pool.query('truncate notifications');
});

const say = (body: string, mentions: string[], parentId: string | null = null) =>
  owner.ask(add, { params, body: { body, mentions, parentId } });
const namesOf = (mentions: readonly { name: string }[]) => mentions.map(({ name }) => name);
const told = async (email: string) =>
  (await notified(pool)).filter((one) => one.userId === idOf(email));

test('who is named is told once, and is answered with the comment', async () => {
  const comment = await say('@Arvid Kvist, look: @Arvid Kvist', [idOf(persons.developer)]);
  expect(comment.mentions).toEqual([{ id: idOf(persons.developer), name: 'Arvid Kvist' }]);
  expect(await developer.ask(list, { params })).toEqual([comment]);
  expect(await told(persons.developer)).toMatchObject([
    {
      kind: 'mention',
      title: expect.stringMatching(/^Elin Lund mentioned you on /u),
      link: expect.stringMatching(/\?tab=submissions&submission=/u),
    },
  ]);
  expect(await developer.ask(notifications.unread)).toEqual({ count: 1 });
});

test('a change tells only who is new in it', async () => {
  const { id } = await say('@Arvid Kvist', [idOf(persons.developer)]);
  const changed = await owner.ask(edit, {
    params: { id },
    body: {
      body: '@Arvid Kvist and @Petra Toivonen',
      mentions: [idOf(persons.developer), idOf(persons.observer)],
    },
  });
  expect(namesOf(changed.mentions).toSorted()).toEqual(['Arvid Kvist', 'Petra Toivonen']);
  expect(await told(persons.developer)).toHaveLength(1);
  expect(await told(persons.observer)).toHaveLength(1);
  const without = await owner.ask(edit, { params: { id }, body: { body: 'Nobody' } });
  expect(without.mentions).toEqual([]);
});

test('who may not read the comments is left out, and never told', async () => {
  const outsiders = [persons.member, persons.norrland, persons.unverified];
  const text = '@Samuel Vik @Freja Berg @Extra Person @Arvid Kvist';
  const comment = await say(text, [...outsiders.map(idOf), idOf(persons.developer)]);
  expect(namesOf(comment.mentions)).toEqual(['Arvid Kvist']);
  for (const email of outsiders) expect(await told(email)).toEqual([]);
});

test('an id without its name in the text is no mention, nor is one that does not exist', async () => {
  const comment = await say('Arvid Kvist', [idOf(persons.developer), crypto.randomUUID()]);
  expect(comment.mentions).toEqual([]);
  expect(await told(persons.developer)).toEqual([]);
});

test('who is named in an answer is told of that, and not of the answer too', async () => {
  const first = await developer.ask(add, { params, body: { body: 'Ask.' } });
  await say('@Arvid Kvist yes', [idOf(persons.developer)], first.id);
  expect((await told(persons.developer)).map(({ kind }) => kind)).toEqual(['mention']);
});

test('nobody is told that they named themselves', async () => {
  await say('@Elin Lund', [idOf(persons.owner)]);
  expect(await told(persons.owner)).toEqual([]);
});

test('a deleted comment names nobody', async () => {
  const first = await say('@Arvid Kvist', [idOf(persons.developer)]);
  await developer.ask(add, { params, body: { body: 'Here', parentId: first.id } });
  await owner.ask(remove, { params: { id: first.id } });
  expect((await owner.ask(list, { params }))[0]).toMatchObject({ isDeleted: true, mentions: [] });
});

test('more people than fit are refused', async () => {
  const mentions = Array.from({ length: 21 }, () => crypto.randomUUID());
  expect((await owner.try(add, { params, body: { body: 'x', mentions } })).status).toBe(400);
});

describe('Who can be named', () => {
  const ask = async (q: string) => {
    const people = await owner.ask(mentionable, { params, query: { q } });
    return people.map(({ name }) => name);
  };

  test('the team comes first, then the foundry and champions; not who asks', async () => {
    const people = await owner.ask(mentionable, { params });
    const roles = people.map(({ role }) => role);
    expect(roles.indexOf(null)).toBeGreaterThan(0);
    expect(roles.slice(roles.indexOf(null)).every((role) => role === null)).toBe(true);
    expect(namesOf(people)).toContain('Arvid Kvist');
    expect(namesOf(people)).not.toContain('Elin Lund');
    expect(people.length).toBeLessThanOrEqual(8);
    expect(JSON.stringify(people)).not.toContain('@');
  });

  test('a name or address narrows it, and wildcards are letters like any other', async () => {
    expect(await ask('arv')).toEqual(['Arvid Kvist']);
    expect(await ask('maja')).toEqual(['Maja Rask']);
    expect(await ask('jon ob')).toEqual(['Jon Oberg']);
    for (const q of ['%', '_', 'samuel', 'freja']) expect(await ask(q)).toEqual([]);
  });

  test('is exactly who the comments are answered to', async () => {
    const { rows: named } = await pool.query<{ email: string }>(
      `select email from users where email = any($1)`,
      [Object.values(persons)],
    );
    for (const { email } of named.filter((one) => one.email !== persons.owner)) {
      const isExtra = email === persons.guest || email === persons.unverified;
      const person = await server.signIn(email, isExtra ? extraPassword : undefined);
      const mayRead = (await person.try(list, { params })).status === 200;
      const found = await owner.ask(mentionable, { params, query: { q: email } });
      expect(
        found.some(({ id }) => id === idOf(email)),
        email,
      ).toBe(mayRead);
    }
  });
});
