import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import * as documents from '#core/domain/documents/endpoints.ts';
import { limits } from '#core/domain/limits.ts';
import { newId } from '#core/server/tables/columns.ts';
import type { SignedIn } from '#core/tests/sign-in.ts';
import { openTestServer } from '#core/tests/test-server.ts';

/** Sections 3, 7 and 8, sentence by sentence. */
const server = await openTestServer({ demonstration: true });
const owner = await server.signIn('owner@skf.example');
const other = await server.signIn('developer@skf.example');
const norrland = await server.signIn('member@norrland.example');
const { pool } = server.database;

const metadata = { collection: 'usermetadata' };
const at = (collection: string, id: string) => ({ collection, id });
const create = (body: Record<string, unknown> = {}, person = owner) =>
  person.ask(documents.create, { params: metadata, body });

async function userIdOf({ authId }: SignedIn): Promise<string> {
  const { rows } = await pool.query<{ id: string }>('select id from users where auth_id = $1', [
    authId,
  ]);
  return rows[0]?.id ?? '';
}

/** A notification of a kind that only this test knows. */
async function notify(person: SignedIn, kind: string, values: object = {}): Promise<string> {
  // Of two in the same millisecond the later has the greater id.
  const id = newId();
  await pool.query(
    `insert into notifications (id, user_id, kind, "values", title, link) values ($1, $2, $3, $4, $3, '/')`,
    [id, await userIdOf(person), kind, JSON.stringify(values)],
  );
  return id;
}

const find = (field: string, values: unknown, person = owner, collection = 'notifications') =>
  person.try(documents.list, {
    params: { collection },
    query: { field, values: JSON.stringify(values) },
  });
const idsOf = (reply: { readonly body: unknown }) =>
  (reply.body as { data: { id: string }[] }).data.map(({ id }) => id);

describe('section 3, stored records', () => {
  test('every record carries id, createdAt, updatedAt, isActive', async () => {
    const made = await create({ theme: 'dark' });
    const id = await notify(owner, 'carries');
    const read = await owner.ask(documents.get, { params: at('notifications', id) });
    for (const record of [made, read]) {
      expect(record).toMatchObject({
        id: expect.stringMatching(/^[\da-f-]{36}$/u),
        createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/u),
        updatedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/u),
        isActive: true,
      });
    }
  });

  test('deactivation is a soft delete; reads return only active records', async () => {
    const id = await notify(owner, 'soft');
    const params = at('notifications', id);
    await owner.ask(documents.remove, { params });
    const { rows } = await pool.query('select is_active from notifications where id = $1', [id]);
    expect(rows).toEqual([{ is_active: false }]);
    expect((await owner.try(documents.get, { params })).status).toBe(404);
    expect((await owner.try(documents.update, { params, body: {} })).status).toBe(404);
    expect((await owner.try(documents.remove, { params })).status).toBe(404);
    expect(idsOf(await find('kind', ['soft']))).toEqual([]);
  });
});

describe('section 7, document database', () => {
  test('get by id', async () => {
    const id = await notify(owner, 'by id', { companyName: 'Nordic Bearings' });
    expect(await owner.ask(documents.get, { params: at('notifications', id) })).toMatchObject({
      id,
      kind: 'by id',
      values: { companyName: 'Nordic Bearings' },
      readAt: null,
    });
  });

  test('create with generated id: the client’s, or else the server’s', async () => {
    await pool.query('delete from user_metadata');
    const id = randomUUID();
    expect(await create({ id, theme: 'dark' })).toMatchObject({ id, theme: 'dark' });
    expect((await create({ theme: 'dark' }, other)).id).toMatch(/^[\da-f-]{36}$/u);
  });

  test('somebody else’s id cannot be taken, nor something that is no id', async () => {
    await pool.query('delete from user_metadata');
    const { id } = await create();
    const taken = await other.try(documents.create, { params: metadata, body: { id } });
    expect(taken.status).toBe(409);
    for (const wrong of ['mine', 7, null, { id }]) {
      const refused = await other.try(documents.create, { params: metadata, body: { id: wrong } });
      expect(refused.status).toBe(400);
    }
    expect((await create({ theme: 'dark' })).id).toBe(id);
  });

  test('merge-update leaves the other fields, and removes createdAt and undefined fields', async () => {
    const before = await create({ theme: 'dark', density: 'compact' });
    const params = at('usermetadata', before.id);
    const body = { ...before, createdAt: '1999-01-01T00:00:00.000Z', density: undefined };
    // What the server sets is taken from nobody.
    const after = await owner.ask(documents.update, {
      params,
      body: { theme: 'light', createdAt: body.createdAt, id: randomUUID(), userId: randomUUID() },
    });
    expect(after).toMatchObject({ id: before.id, theme: 'light', density: 'compact' });
    expect(after.createdAt).toBe(before.createdAt);
    expect(after.userId).toBe(before.userId);
    expect(after.updatedAt >= before.updatedAt).toBe(true);
  });

  test('query by field: one of the values', async () => {
    const [a, b] = [await notify(owner, 'kind a'), await notify(owner, 'kind b')];
    await notify(owner, 'kind c');
    expect(idsOf(await find('kind', ['kind a', 'kind b']))).toEqual([b, a]);
    expect(idsOf(await find('id', [a]))).toEqual([a]);
    expect(idsOf(await find('kind', ['kind']))).toEqual([]);
    expect(idsOf(await find('nothing like it', ['kind a']))).toEqual([]);
    expect(idsOf(await find('readAt', [null]))).toContain(a);
    expect(idsOf(await find('isActive', [false]))).toEqual([]);
  });

  test('query by field: a list that has one of the values', async () => {
    await create({ recentSearches: [] });
    const made = await pool.query<{ id: string }>(
      `select id from user_metadata where user_id = $1`,
      [await userIdOf(owner)],
    );
    await pool.query(`update notifications set "values" = '["x", "y"]' where kind = 'kind a'`);
    const withX = idsOf(await find('values', ['x', 'z']));
    expect(withX).toHaveLength(1);
    expect(idsOf(await find('values', ['z']))).toEqual([]);
    const userId = await userIdOf(owner);
    expect(idsOf(await find('userId', [userId], owner, 'usermetadata'))).toEqual([
      made.rows[0]?.id,
    ]);
  });

  test('array-valued matches take 30 values, not 31', async () => {
    const id = await notify(owner, 'kind 29');
    const kinds = (count: number) => Array.from({ length: count }, (_, n) => `kind ${n}`);
    expect(idsOf(await find('kind', kinds(limits.documentQueryBatch)))).toEqual([id]);
    expect((await find('kind', kinds(limits.documentQueryBatch + 1))).status).toBe(400);
  });

  test('a long list is read page by page', async () => {
    const made = [await notify(norrland, 'paged'), await notify(norrland, 'paged')];
    const query = { field: 'kind', values: '["paged"]', limit: '1' };
    const params = { collection: 'notifications' };
    const first = await norrland.ask(documents.list, { params, query });
    expect(first.hasNextPage).toBe(true);
    const second = await norrland.ask(documents.list, {
      params,
      query: { ...query, cursor: first.endCursor },
    });
    expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(made.toReversed());
    expect(second.hasNextPage).toBe(false);
  });

  test.each([
    ['a field without values', { field: 'kind' }],
    ['values without a field', { values: '["a"]' }],
    ['no values', { field: 'kind', values: '[]' }],
    ['something that is not JSON', { field: 'kind', values: 'kind a' }],
    ['something that is not a list', { field: 'kind', values: '"kind a"' }],
    ['objects as values', { field: 'kind', values: '[{}]' }],
    ['a field without a name', { field: '', values: '["a"]' }],
    ['a page of nothing', { limit: '0' }],
    ['a foreign cursor', { cursor: 'x' }],
  ])('%s is refused', async (_what, query) => {
    const params = { collection: 'notifications' };
    expect((await owner.try(documents.list, { params, query })).status).toBe(400);
  });

  test('a name of a field is never SQL', async () => {
    const injected = await find(`kind' = 'x' or 1=1 --`, ['x']);
    expect([injected.status, idsOf(injected)]).toEqual([200, []]);
    expect((await find('kind\u0000', ['x'])).status).toBeLessThan(500);
    expect((await find('kind', ['\u0000'])).status).toBeLessThan(500);
  });
});

describe('access per collection', () => {
  test('a notification is its reader’s alone, who marks it as read and takes it away', async () => {
    const id = await notify(owner, 'private');
    const params = at('notifications', id);
    const readAt = new Date(Date.now() + 3_600_000).toISOString();
    for (const stranger of [other, norrland, await server.signIn('superuser@outrider.example')]) {
      expect((await stranger.try(documents.get, { params })).status).toBe(404);
      expect((await stranger.try(documents.update, { params, body: { readAt } })).status).toBe(404);
      expect((await stranger.try(documents.remove, { params })).status).toBe(404);
      expect(idsOf(await find('kind', ['private'], stranger))).toEqual([]);
    }
    const read = await owner.ask(documents.update, { params, body: { readAt } });
    expect(String(read.readAt) < readAt).toBe(true);
    const again = await owner.ask(documents.update, { params, body: { readAt } });
    expect(again.readAt).toBe(read.readAt);
    const unread = await owner.ask(documents.update, { params, body: { readAt: null } });
    expect(unread.readAt).toBeNull();
    for (const body of [{ title: 'x' }, { readAt: 'yesterday' }, { kind: 'mention' }]) {
      expect((await owner.try(documents.update, { params, body })).status).toBe(400);
    }
  });

  test('nobody creates a notification', async () => {
    const params = { collection: 'notifications' };
    const refused = await owner.try(documents.create, { params, body: { kind: 'mention' } });
    expect(refused.status).toBe(403);
    expect(refused.body).toMatchObject({ code: 'document.readOnly' });
  });

  test('somebody else’s choices do not exist for anybody', async () => {
    const { id } = await create({ theme: 'dark' });
    const params = at('usermetadata', id);
    for (const stranger of [other, await server.signIn('superuser@outrider.example')]) {
      expect((await stranger.try(documents.get, { params })).status).toBe(404);
      expect((await stranger.try(documents.update, { params, body: {} })).status).toBe(404);
      expect((await stranger.try(documents.remove, { params })).status).toBe(404);
    }
  });

  describe('external projects', () => {
    let projectId = '';
    beforeAll(async () => {
      projectId = randomUUID();
      await pool.query(
        `insert into projects (id, source, external_id, name, corporation_id, phase, health)
         select $1, 'jira', 'J-1', 'From elsewhere', id, 'Pilot', 'on track'
         from corporations where slug = 'skf'`,
        [projectId],
      );
      await pool.query(
        `with source as (
           insert into project_sources (id, corporation_id, source, masters)
           select gen_random_uuid(), corporation_id, source, '{name}' from projects where id = $1
           returning id)
         insert into external_projects (project_id, source_id, theirs, unknown, theirs_at)
         select $1, id, '{"name": "Theirs"}', '{"colour": "red"}', now() from source`,
        [projectId],
      );
    });

    test('are read by whoever sees the project, and not written', async () => {
      const params = at('externalprojects', projectId);
      const expected = {
        source: 'jira',
        externalId: 'J-1',
        name: 'From elsewhere',
        theirs: { name: 'Theirs' },
        unknown: { colour: 'red' },
      };
      expect(await owner.ask(documents.get, { params })).toMatchObject(expected);
      const result = await find('externalId', ['J-1'], owner, 'externalprojects');
      expect(idsOf(result)).toEqual([projectId]);
      expect((await owner.try(documents.update, { params, body: { name: 'x' } })).status).toBe(403);
      expect((await owner.try(documents.remove, { params })).status).toBe(403);
    });

    test('do not exist for others, to write either', async () => {
      const params = at('externalprojects', projectId);
      expect((await norrland.try(documents.get, { params })).status).toBe(404);
      expect((await norrland.try(documents.update, { params, body: {} })).status).toBe(404);
      expect((await norrland.try(documents.remove, { params })).status).toBe(404);
      expect(idsOf(await find('externalId', ['J-1'], norrland, 'externalprojects'))).toEqual([]);
    });

    test('are without those that were started here', async () => {
      const { data } = await owner.ask(documents.list, {
        params: { collection: 'externalprojects' },
      });
      expect(data.map(({ source }) => source)).not.toContain('outrider');
    });
  });

  test.each(['authentication', 'pinboards', 'users', 'constructor', '__proto__', 'USERMETADATA'])(
    'a collection that is not served is not found: %s',
    async (collection) => {
      const id = randomUUID();
      const replies = [
        await owner.try(documents.list, { params: { collection } }),
        await owner.try(documents.create, { params: { collection }, body: {} }),
        await owner.try(documents.get, { params: { collection, id } }),
        await owner.try(documents.update, { params: { collection, id }, body: {} }),
        await owner.try(documents.remove, { params: { collection, id } }),
      ];
      expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    },
  );
});

describe('section 8, stored records', () => {
  const path = '/documents/usermetadata';

  test('a create that fails: "Failed creating new entity to collection {collection} with ID {id}."', async () => {
    await pool.query('delete from user_metadata');
    await pool.query(`alter table user_metadata add constraint planted check (theme <> 'light')`);
    const id = randomUUID();
    const failed = await owner.send('POST', path, { body: { id, theme: 'light' } });
    await pool.query('alter table user_metadata drop constraint planted');
    expect(failed.status).toBe(500);
    expect(failed.body).toEqual({
      code: 'document.createFailed',
      error: `Failed creating new entity to collection usermetadata with ID ${id}.`,
    });
    expect((await owner.ask(documents.list, { params: metadata })).data).toEqual([]);
  });

  test('an update that fails: "Failed to update entity from collection {collection} with ID {id}."', async () => {
    const { id } = await create({ theme: 'dark' });
    await pool.query(`alter table user_metadata add constraint planted check (theme <> 'light')`);
    const failed = await owner.send('PATCH', `${path}/${id}`, { body: { theme: 'light' } });
    await pool.query('alter table user_metadata drop constraint planted');
    expect(failed.status).toBe(500);
    expect(failed.body).toEqual({
      code: 'document.updateFailed',
      error: `Failed to update entity from collection usermetadata with ID ${id}.`,
    });
    const stored = await owner.ask(documents.get, { params: at('usermetadata', id) });
    expect(stored.theme).toBe('dark');
  });
});
