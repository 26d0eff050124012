import { beforeEach, describe, expect, test } from 'vitest';
import { bodyOf, type Collection } from '#features/directory/collections/domain/collection.ts';
import * as endpoints from '#features/directory/collections/domain/endpoints.ts';
import type { NoteChange } from '#features/directory/collections/domain/note.ts';
import {
  applyChange,
  type CollectionChange,
} from '#features/directory/collections/domain/changes.ts';
import { decodeColumns } from '#features/directory/companies/domain/columnar-encoding.ts';
import * as notifications from '#features/people/notifications/domain/endpoints.ts';
import { openTestServer } from '#core/tests/test-server.ts';

const server = await openTestServer({ demonstration: true });
const { pool } = server.database;
const owner = await server.signIn('owner@skf.example');
const reader = await server.signIn('developer@skf.example');
const foreigner = await server.signIn('member@norrland.example');
const { rows: companies } = await pool.query<{
  id: string;
  kind: 'startup' | 'nucla';
  name: string;
}>(
  `(select id, kind, name from companies where kind = 'startup' order by id limit 3)
  union all (select id, kind, name from companies where kind = 'nucla' order by id limit 1)`,
);
const [acme, bolt, core, nucla] = companies;
if (!acme || !bolt || !core || !nucla) throw new Error('There are no companies.');

let collection: Collection;
beforeEach(async () => {
  collection = await owner.ask(endpoints.create, { body: { name: ' Sensing ' } });
});

/** Sends the whole collection after a change, with the version it is based on, as the client does. */
function after(from: Collection, ...changes: CollectionChange[]) {
  const whole = changes.reduce((state, change) => {
    const outcome = applyChange(state, change);
    if (!outcome.ok) throw new Error(outcome.refusal.message);
    return outcome.next;
  }, from);
  return { params: { id: from.id }, body: bodyOf(whole) };
}
const put = (person: typeof owner, ...changes: Parameters<typeof after>) =>
  person.try(endpoints.replace, after(...changes));
const stored = () => owner.ask(endpoints.get, { params: { id: collection.id } });

test('a new collection is empty, has a trimmed name and belongs to its creator', async () => {
  expect(collection).toMatchObject({ name: 'Sensing', userId: owner.authId, version: 1 });
  expect((await owner.try(endpoints.create, { body: { name: ' \t ' } })).body).toMatchObject({
    error: 'Invalid Pinboard name  \t .',
  });
  const { authId } = owner;
  const own = await owner.ask(endpoints.own, { query: { authId } });
  expect(own[0]?.id).toBe(collection.id);
  expect(await reader.ask(endpoints.own, { query: { authId } })).toEqual([]);
});

test('a change sends the whole collection, and a stale one gets the current collection back', async () => {
  const first = await put(owner, collection, { kind: 'add', company: acme });
  expect(first.body).toMatchObject({ startupIds: [acme.id], version: 2 });
  const stale = await put(owner, collection, { kind: 'add', company: bolt });
  expect(stale.status).toBe(409);
  expect(stale.body).toMatchObject({
    code: 'stale',
    details: { version: 2, startupIds: [acme.id] },
  });
  expect(await stored()).toMatchObject({ startupIds: [acme.id] });
});

test('a change sent twice with one idempotency key is made once and answered with the current collection', async () => {
  const { params, body } = after(collection, { kind: 'add', company: acme });
  const send = (whole: object) =>
    owner.send('PUT', `/collections/${params.id}`, {
      body: whole,
      headers: { 'idempotency-key': `change of ${params.id}` },
    });
  expect(await send(body)).toMatchObject({ status: 200, body: { version: 2 } });
  const applyChange = await stored();
  await put(owner, applyChange, { kind: 'add', company: bolt });
  const again = await send(body);
  expect(again).toMatchObject({
    status: 200,
    body: { version: 3, startupIds: [acme.id, bolt.id] },
  });
  expect((await send({ ...body, name: 'Another' })).status).toBe(422);
  expect((await stored()).version).toBe(3);
  const { rows } = await pool.query(`select answer from idempotency_keys where key = $1`, [
    `change of ${params.id}`,
  ]);
  expect(rows).toEqual([{ answer: null }]);
});

test('a collection is sent again only when its version differs', async () => {
  const input = (than: number) => ({
    params: { id: collection.id },
    query: { than: String(than) },
  });
  expect(await owner.ask(endpoints.newer, input(1))).toBeNull();
  await put(owner, collection, { kind: 'add', company: acme });
  expect(await owner.ask(endpoints.newer, input(1))).toEqual(await stored());
  expect(await owner.ask(endpoints.newer, input(2))).toBeNull();
  expect((await reader.try(endpoints.newer, input(2))).status).toBe(404);
});

test('all its companies come in one answer, only to people with access, without those removed', async () => {
  const input = { params: { id: collection.id } };
  expect(decodeColumns(await owner.ask(endpoints.companies, input))).toEqual([]);
  const listed = await put(
    owner,
    collection,
    { kind: 'add', company: acme },
    { kind: 'add', company: nucla },
    { kind: 'blacklist', company: core },
  );
  const cards = decodeColumns(await owner.ask(endpoints.companies, input));
  expect(new Set(cards.map(({ kind, name }) => `${kind} ${name}`))).toEqual(
    new Set([`startup ${acme.name}`, `nucla ${nucla.name}`]),
  );
  expect(cards[0]).toHaveProperty('tags');
  expect((await reader.try(endpoints.companies, input)).status).toBe(404);
  const version = (listed.body as Collection).version;
  await owner.ask(
    endpoints.replace,
    after({ ...collection, version }, { kind: 'rename', name: 'None' }),
  );
  expect(decodeColumns(await owner.ask(endpoints.companies, input))).toEqual([]);
  await owner.ask(endpoints.remove, input);
  expect((await owner.try(endpoints.companies, input)).status).toBe(404);
});

describe('a person with shared access', () => {
  const share: CollectionChange = { kind: 'share', userIds: [reader.authId] };

  test('is notified, sees it in the shared list, and may leave', async () => {
    await put(owner, collection, share);
    const { data } = await reader.ask(notifications.list, { query: {} });
    expect(data[0]).toMatchObject({
      kind: 'collection shared',
      link: `/collection/${collection.id}`,
    });
    const query = { authId: reader.authId };
    const shared = async () => (await reader.ask(endpoints.shared, { query })).map(({ id }) => id);
    expect(await shared()).toContain(collection.id);
    await reader.ask(endpoints.leave, { params: { id: collection.id } });
    expect(await shared()).not.toContain(collection.id);
  });

  test('may blacklist, which removes a company from the list, and change nothing else', async () => {
    const both = await put(owner, collection, share, { kind: 'add', company: acme });
    const current = both.body as Collection;
    const done = await put(reader, current, { kind: 'blacklist', company: acme });
    expect(done.body).toMatchObject({ startupIds: [], blacklistedStartupIds: [acme.id] });
    const next = done.body as Collection;
    const refused: CollectionChange[] = [
      { kind: 'add', company: bolt },
      { kind: 'unblacklist', company: acme },
      { kind: 'rename', name: 'Mine' },
      { kind: 'createSubspace', subspace: { id: 'a', name: 'A', description: '', parentId: null } },
    ];
    for (const change of refused) {
      expect((await put(reader, next, change)).body).toMatchObject({
        error: "You don't have permission to edit this collection.",
        code: 'collection.forbidden',
      });
    }
    const shared = await put(reader, next, { kind: 'share', userIds: [foreigner.authId] });
    expect(shared.body).toMatchObject({
      error: "You don't have permission to share this collection.",
    });
    const smuggled = await put(
      reader,
      next,
      { kind: 'blacklist', company: bolt },
      { kind: 'add', company: core },
    );
    expect(smuggled.status).toBe(403);
    expect(await stored()).toMatchObject({ version: next.version });
  });

  test('must be someone the owner can find', async () => {
    const [foreign, unknown] = await Promise.all(
      [foreigner.authId, 'nobody'].map((userId) =>
        put(owner, collection, { kind: 'share', userIds: [userId] }),
      ),
    );
    expect(foreign?.body).toMatchObject({ error: expect.stringContaining('cannot be found') });
    expect([foreign?.status, foreign?.text]).toEqual([unknown?.status, unknown?.text]);
    expect(await stored()).toMatchObject({ sharedToUsers: [] });
  });
});

describe('an invalid collection from a client', () => {
  test('is refused when an id is not a company, or one of another kind', async () => {
    const wrong = { ...nucla, kind: 'startup' as const };
    for (const company of [wrong, { ...acme, id: collection.id }]) {
      expect((await put(owner, collection, { kind: 'add', company })).body).toMatchObject({
        error: expect.stringContaining('no such company'),
      });
    }
  });

  test.each([
    ['owner', { userId: 'someone else' }],
    ['id', { id: '00000000-0000-4000-8000-000000000000' }],
    ['activity', { isActive: false }],
    ['age', { createdAt: '2001-01-01T00:00:00.000Z' }],
  ])('changes nothing about its %s', async (_what, more) => {
    const { params, body } = after(collection, { kind: 'rename', name: 'Other' });
    const path = `/collections/${params.id}`;
    const reply = await owner.send('PUT', path, { body: { ...body, ...more } });
    expect(reply.body).toMatchObject({
      name: 'Other',
      userId: owner.authId,
      id: collection.id,
      isActive: true,
      createdAt: collection.createdAt,
    });
  });

  test('cannot break an invariant', async () => {
    const { params, body } = after(collection, { kind: 'add', company: acme });
    const broken = { ...body, blacklistedStartupIds: [acme.id] };
    const reply = await owner.try(endpoints.replace, { params, body: broken });
    expect(reply.body).toMatchObject({ code: 'collection.alreadyBlacklisted' });
  });
});

test('a deleted collection is gone for everybody until its owner restores it', async () => {
  await put(owner, collection, { kind: 'share', userIds: [reader.authId] });
  const { params } = { params: { id: collection.id } };
  await owner.ask(endpoints.remove, { params });
  expect((await owner.try(endpoints.get, { params })).status).toBe(404);
  expect((await reader.try(endpoints.restore, { params })).status).toBe(404);
  expect(await owner.ask(endpoints.restore, { params })).toMatchObject({ isActive: true });
  expect((await reader.try(endpoints.get, { params })).status).toBe(200);
});

test('twenty concurrent changes by two people are all stored', async () => {
  await put(owner, collection, { kind: 'share', userIds: [reader.authId] });
  const { rows } = await pool.query<{ id: string; name: string }>(
    "select id, name from companies where kind = 'startup' order by id desc limit 20",
  );
  await Promise.all(
    rows.map(async (row, index) => {
      const company = { ...row, kind: 'startup' as const };
      const person = index % 2 === 0 ? owner : reader;
      for (let current = await stored(); ;) {
        const reply = await put(person, current, { kind: 'blacklist', company });
        if (reply.status === 200) return;
        expect(reply.status).toBe(409);
        current = (reply.body as { details: Collection }).details;
      }
    }),
  );
  const { blacklistedStartupIds, version } = await stored();
  expect(blacklistedStartupIds.toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
  expect(version).toBe(22);
});

describe('a note on a company', () => {
  const place = (companyId: string) => ({ params: { id: collection.id, companyId } });
  const read = (person: typeof owner) =>
    person.ask(endpoints.notes, { params: { id: collection.id } });

  test('is written by the owner, read by people with access, and deleted when empty', async () => {
    const share: CollectionChange = { kind: 'share', userIds: [reader.authId] };
    await put(owner, collection, { kind: 'add', company: acme }, share);
    const note = { note: ' Quiet, and close by. ', rating: 4 };
    await owner.ask(endpoints.writeNote, { ...place(acme.id), body: note });
    expect(await read(reader)).toMatchObject([
      { companyId: acme.id, note: 'Quiet, and close by.', rating: 4, by: { name: 'Elin Lund' } },
    ]);
    const tried = await reader.try(endpoints.writeNote, { ...place(acme.id), body: note });
    expect(tried.status).toBe(403);
    expect((await foreigner.try(endpoints.notes, place(acme.id))).status).toBe(404);
    await owner.ask(endpoints.writeNote, { ...place(acme.id), body: { note: ' ', rating: null } });
    expect(await read(owner)).toEqual([]);
  });

  test('never overwrites text that its writer had not seen', async () => {
    await put(owner, collection, { kind: 'add', company: acme });
    const write = (body: NoteChange) =>
      owner.try(endpoints.writeNote, { ...place(acme.id), body }).then(({ status }) => status);
    expect(await write({ note: 'Quiet.', over: '' })).toBe(204);
    const late = await owner.try(endpoints.writeNote, {
      ...place(acme.id),
      body: { note: 'Loud.', over: '' },
    });
    expect([late.status, late.body]).toMatchObject([
      409,
      { code: 'stale', details: { note: 'Quiet.', rating: null } },
    ]);
    // Rating and text change independently.
    expect(await write({ rating: 5 })).toBe(204);
    expect(await write({ note: 'Loud.', over: 'Quiet.' })).toBe(204);
    expect(await write({ note: 'Loud.', over: 'Quiet.' })).toBe(204);
    expect(await read(owner)).toMatchObject([{ note: 'Loud.', rating: 5 }]);
    const all = ['a', 'b', 'c', 'd'].map((note) => write({ note, over: 'Loud.' }));
    expect((await Promise.all(all)).toSorted()).toEqual([204, 409, 409, 409]);
  });

  test('needs the company to be in the collection, and is kept while it is not', async () => {
    const note = { note: 'Maybe.', rating: null };
    const missing = await owner.try(endpoints.writeNote, { ...place(bolt.id), body: note });
    expect(missing.status).toBe(404);
    await put(owner, collection, { kind: 'add', company: acme });
    await owner.ask(endpoints.writeNote, { ...place(acme.id), body: note });
    await put(owner, await stored(), { kind: 'remove', company: acme });
    expect(await read(owner)).toEqual([]);
    await put(owner, await stored(), { kind: 'add', company: acme });
    expect(await read(owner)).toMatchObject([{ note: 'Maybe.' }]);
    const six = await owner.try(endpoints.writeNote, {
      ...place(acme.id),
      body: { note: '', rating: 6 },
    });
    expect(six.status).toBe(400);
  });
});
