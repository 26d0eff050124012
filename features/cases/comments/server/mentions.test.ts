import { beforeEach, describe, expect, test } from 'vitest';
import { add, edit, list, mentionable, remove } from '#features/cases/comments/domain/endpoints.ts';
import * as notifications from '#features/people/notifications/domain/endpoints.ts';
import { extraPassword, makeExtraPeople } from '#core/tests/extra-people.ts';
import { findDemoCase } from '#core/tests/demo-case.ts';
import { isExtra, personNames, persons } from '#core/tests/persons.ts';
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

const addComment = (body: string, mentions: string[], parentId: string | null = null) =>
  owner.ask(add, { params, body: { body, mentions, parentId } });
const namesOf = (mentions: readonly { name: string }[]) => mentions.map(({ name }) => name);
const notificationsOf = async (email: string) =>
  (await notified(pool)).filter((one) => one.userId === idOf(email));

test('a mentioned person is notified once, and the response lists them', async () => {
  const comment = await addComment('@Arvid Kvist, look: @Arvid Kvist', [idOf(persons.developer)]);
  expect(comment.mentions).toEqual([{ id: idOf(persons.developer), name: 'Arvid Kvist' }]);
  expect(await developer.ask(list, { params })).toEqual([comment]);
  expect(await notificationsOf(persons.developer)).toMatchObject([
    {
      kind: 'mention',
      title: expect.stringMatching(/^Elin Lund mentioned you on /u),
      link: expect.stringMatching(/\?tab=submissions&submission=/u),
    },
  ]);
  expect(await developer.ask(notifications.unread)).toEqual({ count: 1 });
});

test('an edit notifies only newly mentioned people', async () => {
  const { id } = await addComment('@Arvid Kvist', [idOf(persons.developer)]);
  const changed = await owner.ask(edit, {
    params: { id },
    body: {
      body: '@Arvid Kvist and @Petra Toivonen',
      mentions: [idOf(persons.developer), idOf(persons.observer)],
    },
  });
  expect(namesOf(changed.mentions).toSorted()).toEqual(['Arvid Kvist', 'Petra Toivonen']);
  expect(await notificationsOf(persons.developer)).toHaveLength(1);
  expect(await notificationsOf(persons.observer)).toHaveLength(1);
  const without = await owner.ask(edit, { params: { id }, body: { body: 'Nobody' } });
  expect(without.mentions).toEqual([]);
});

test('people who may not read the comments are left out and never notified', async () => {
  const outsiders = [persons.member, persons.norrland, persons.unverified];
  const text = '@Samuel Vik @Freja Berg @Extra Person @Arvid Kvist';
  const comment = await addComment(text, [...outsiders.map(idOf), idOf(persons.developer)]);
  expect(namesOf(comment.mentions)).toEqual(['Arvid Kvist']);
  for (const email of outsiders) expect(await notificationsOf(email)).toEqual([]);
});

test('an id without its name in the text is no mention, nor is an unknown id', async () => {
  const comment = await addComment('Arvid Kvist', [idOf(persons.developer), crypto.randomUUID()]);
  expect(comment.mentions).toEqual([]);
  expect(await notificationsOf(persons.developer)).toEqual([]);
});

test('a person mentioned in a reply is notified of the mention, and not of the reply too', async () => {
  const first = await developer.ask(add, { params, body: { body: 'Ask.' } });
  await addComment('@Arvid Kvist yes', [idOf(persons.developer)], first.id);
  expect((await notificationsOf(persons.developer)).map(({ kind }) => kind)).toEqual(['mention']);
});

test('mentioning yourself notifies nobody', async () => {
  await addComment('@Elin Lund', [idOf(persons.owner)]);
  expect(await notificationsOf(persons.owner)).toEqual([]);
});

test('a deleted comment has no mentions', async () => {
  const first = await addComment('@Arvid Kvist', [idOf(persons.developer)]);
  await developer.ask(add, { params, body: { body: 'Here', parentId: first.id } });
  await owner.ask(remove, { params: { id: first.id } });
  expect((await owner.ask(list, { params }))[0]).toMatchObject({ isDeleted: true, mentions: [] });
});

test('too many mentions are refused', async () => {
  const mentions = Array.from({ length: 21 }, () => crypto.randomUUID());
  expect((await owner.try(add, { params, body: { body: 'x', mentions } })).status).toBe(400);
});

describe('Suggestions of people to mention', () => {
  const ask = async (q: string) => {
    const people = await owner.ask(mentionable, { params, query: { q } });
    return people.map(({ name }) => name);
  };

  test('list the team first, then the foundry and champions, without the person asking', async () => {
    const people = await owner.ask(mentionable, { params });
    const roles = people.map(({ role }) => role);
    expect(roles.indexOf(null)).toBeGreaterThan(0);
    expect(roles.slice(roles.indexOf(null)).every((role) => role === null)).toBe(true);
    expect(namesOf(people)).toContain('Arvid Kvist');
    expect(namesOf(people)).not.toContain('Elin Lund');
    expect(people.length).toBeLessThanOrEqual(8);
    expect(JSON.stringify(people)).not.toContain('@');
  });

  test('are filtered by name or address, with wildcards escaped', async () => {
    expect(await ask('arv')).toEqual(['Arvid Kvist']);
    expect(await ask('maja')).toEqual(['Maja Rask']);
    expect(await ask('jon ob')).toEqual(['Jon Oberg']);
    for (const q of ['%', '_', 'samuel', 'freja']) expect(await ask(q)).toEqual([]);
  });

  test('are exactly the people who may read the comments', async () => {
    for (const name of personNames.filter((one) => one !== 'owner')) {
      const email = persons[name];
      const person = await server.signIn(email, isExtra(name) ? extraPassword : undefined);
      const mayRead = (await person.try(list, { params })).status === 200;
      const people = await owner.ask(mentionable, { params, query: { q: email } });
      expect(
        people.some(({ id }) => id === idOf(email)),
        email,
      ).toBe(mayRead);
    }
  });
});
