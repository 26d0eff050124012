import { beforeEach, expect, test } from 'vitest';
import { bodyOf } from '#features/directory/collections/domain/collection.ts';
import type { CollectionChange } from '#features/directory/collections/domain/changes.ts';
import type { NamedCompany } from '#features/directory/collections/domain/company-changes.ts';
import * as endpoints from '#features/directory/collections/domain/endpoints.ts';
import { applyAllChanges } from '#features/directory/collections/domain/sample-collection.ts';
import { blacklistAs, changeAs } from '#features/directory/collections/tests/change-as.ts';
import * as notifications from '#features/people/notifications/domain/endpoints.ts';
import { openTestServer } from '#core/tests/test-server.ts';

/** What the owner of a collection is told of what readers blacklist in it. */

const server = await openTestServer({ demonstration: true });
const { pool } = server.database;
const owner = await server.signIn('owner@skf.example');
const reader = await server.signIn('developer@skf.example');
const other = await server.signIn('member@skf.example');
const { rows: companies } = await pool.query<NamedCompany>(
  "select id, kind, name from companies where kind = 'startup' order by id limit 7",
);
const [acme, bolt, core, ...more] = companies as [NamedCompany, NamedCompany, NamedCompany];
const { rows: people } = await pool.query<{ name: string }>(
  "select first_name || ' ' || last_name as name from users where auth_id = $1",
  [reader.authId],
);
const alone = ({ name }: NamedCompany) => `${people[0]?.name} blacklisted ${name} in “Sensing”`;

let id: string;
const blacklist = (person: typeof owner, ...some: NamedCompany[]) =>
  blacklistAs(person, id, ...some);
const change = (person: typeof owner, back: CollectionChange) => changeAs(person, id, back);
const toldTo = async (person: typeof owner) =>
  (await person.ask(notifications.list, {})).data.filter(
    ({ kind, link }) => kind === 'companies blacklisted' && link.includes(id),
  );
const titles = async () => (await toldTo(owner)).map(({ title }) => title);
const markAsRead = () =>
  pool.query(
    "update notifications set read_at = now() where kind = 'companies blacklisted' and subject_id = $1",
    [id],
  );

beforeEach(async () => {
  const made = await owner.ask(endpoints.create, { body: { name: 'Sensing' } });
  ({ id } = made);
  const whole = applyAllChanges(made, [
    { kind: 'share', userIds: [reader.authId, other.authId] },
    ...companies.map((company) => ({ kind: 'add' as const, company })),
  ]);
  await owner.ask(endpoints.replace, { params: { id }, body: bodyOf(whole) });
});

test('several within an hour are one notification for each person, with the last company', async () => {
  await blacklist(reader, bolt);
  const link = `/collection/${id}?blacklist=true`;
  expect(await toldTo(owner)).toMatchObject([{ title: alone(bolt), link }]);
  await blacklist(reader, acme);
  await blacklist(reader, core);
  expect(await titles()).toEqual([alone(core).replace(core.name, `${core.name} and 2 others`)]);
  await blacklist(other, ...more);
  expect(await titles()).toEqual([
    expect.stringMatching(/ and 3 others in “Sensing”$/u),
    alone(core).replace(core.name, `${core.name} and 2 others`),
  ]);
});

test('what follows after it was read, or much later, is another one', async () => {
  await blacklist(reader, bolt);
  await markAsRead();
  await blacklist(reader, acme);
  expect(await titles()).toEqual([alone(acme), alone(bolt)]);
  await pool.query(
    `update notifications set values = values || '{"since": "2026-01-01T00:00:00.000Z"}'
     where kind = 'companies blacklisted' and subject_id = $1`,
    [id],
  );
  await blacklist(reader, core);
  expect(await titles()).toEqual([core, acme, bolt].map(alone));
});

test('what is taken back before it was read is told no more', async () => {
  const first = await blacklist(reader, bolt);
  const second = await blacklist(reader, acme);
  await change(reader, second);
  expect(await titles()).toEqual([alone(bolt)]);
  await change(reader, first);
  expect(await titles()).toEqual([]);
  // Once it was read there is nothing to correct, and nothing more is said.
  const third = await blacklist(reader, core);
  await markAsRead();
  await change(reader, third);
  expect(await titles()).toEqual([alone(core)]);
});

test('what the owner blacklists is told to nobody, and what a reader does to the owner alone', async () => {
  await blacklist(owner, bolt);
  expect(await titles()).toEqual([]);
  await blacklist(reader, acme);
  expect(await titles()).toEqual([alone(acme)]);
  for (const person of [reader, other]) expect(await toldTo(person)).toEqual([]);
});
