import { beforeEach, describe, expect, test } from 'vitest';
import {
  create,
  get,
  list,
  remove,
  update,
} from '#features/cases/opportunities/domain/endpoints.ts';
import type { Opportunity } from '#features/cases/opportunities/domain/opportunity.ts';
import { draftFor } from '#features/cases/opportunities/tests/drafts.ts';
import { openTestServer } from '#core/tests/test-server.ts';

const server = await openTestServer({ demonstration: true });
const { pool } = server.database;
const draft = await draftFor(server, 'skf');
const elsewhere = await draftFor(server, 'norrland-steel');
const poster = await server.signIn('member@skf.example');
const foundry = await server.signIn('foundry@outrider.example');
const colleague = await server.signIn('observer@skf.example');

let made: Opportunity;
let params: { id: string };
beforeEach(async () => {
  made = await poster.ask(create, { body: { ...draft, introduction: 'Once.' } });
  params = { id: made.id };
});

const body = (more: object = {}) => ({
  name: draft.name,
  cycleId: draft.cycleId,
  version: 1,
  ...more,
});
const trail = async () => {
  const { rows } = await pool.query<{ kind: string; details: unknown }>(
    `select kind, details from audit_entries where opportunity_id = $1 order by at, id`,
    [made.id],
  );
  return rows.slice(1);
};

describe('changing an opportunity', () => {
  test('is returned as it is read again, with the fields of the lists, and is recorded', async () => {
    const changed = await poster.ask(update, {
      params,
      body: body({
        name: ' Another name ',
        introduction: '**Twice.**',
        categories: ['Sensing', 'Sensing'],
        reward: { amount: 5, currency: 'EUR' },
        url: 'https://skf.example/challenge',
        cycleStartDate: '2030-01-01T01:00:00+01:00',
        cycleEndDate: '2030-02-01T00:00:00Z',
      }),
    });
    expect(changed).toMatchObject({
      name: 'Another name',
      introduction: '**Twice.**',
      categories: ['Sensing'],
      version: 2,
      reward: { amount: 5, currency: 'EUR' },
      url: 'https://skf.example/challenge',
      ownStartDate: '2030-01-01T00:00:00.000Z',
      cycleStartDate: '2030-01-01T00:00:00.000Z',
      roles: ['Case Owner'],
      createdAt: made.createdAt,
    });
    expect(await poster.ask(get, { params })).toEqual(changed);
    const { data } = await poster.ask(list, { query: { q: 'Another name' } });
    expect(data).toMatchObject([{ id: made.id, summary: 'Twice.' }]);
    expect(await trail()).toEqual([
      {
        kind: 'opportunity.updated',
        details: {
          fields: [
            'name',
            'cycleStartDate',
            'cycleEndDate',
            'categories',
            'introduction',
            'reward',
            'url',
          ],
        },
      },
    ]);
  });

  test('leaves omitted fields unchanged, and clears those that are null', async () => {
    const own = { cycleEndDate: '2030-02-01T00:00:00Z', url: 'https://skf.example/x' };
    await poster.ask(update, {
      params,
      body: body({ ...own, reward: { amount: 1, currency: 'SEK' } }),
    });
    const changed = await poster.ask(update, {
      params,
      body: body({ version: 2, cycleEndDate: null, url: null, reward: null }),
    });
    expect(changed).toMatchObject({
      introduction: 'Once.',
      ownEndDate: null,
      reward: null,
      url: made.url,
      cycleEndDate: made.cycleEndDate,
    });
  });

  test('based on an old version is refused with the current one, as the reader may see it', async () => {
    await foundry.ask(update, { params, body: body({ introduction: 'By somebody else.' }) });
    const late = await poster.try(update, { params, body: body({ name: 'Too late' }) });
    expect(late.status).toBe(409);
    expect(late.body).toEqual({
      code: 'stale',
      error: expect.stringContaining('Someone else changed this'),
      details: await poster.ask(get, { params }),
    });
    expect(late.body).toMatchObject({ details: { version: 2, introduction: 'By somebody else.' } });
  });

  test('to what is stored already succeeds without a second change', async () => {
    const first = await poster.ask(update, { params, body: body({ name: 'Once only' }) });
    expect(await poster.ask(update, { params, body: body({ name: 'Once only' }) })).toEqual(first);
    expect(await trail()).toHaveLength(1);
  });

  test('by ten people at once succeeds for one of them', async () => {
    const replies = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        foundry.try(update, { params, body: body({ name: `Name ${index}` }) }),
      ),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)]);
    expect(await poster.ask(get, { params })).toMatchObject({ version: 2 });
  });

  test.each([
    [{ cycleId: elsewhere.cycleId }, 'body.cycleId'],
    [{ cycleEndDate: '1999-01-01T00:00:00Z' }, 'body.cycleEndDate'],
    [{ cycleStartDate: '2199-01-01T00:00:00Z' }, 'body.cycleStartDate'],
    [{ name: '   ' }, 'body.name'],
    [{ name: 'x'.repeat(201) }, 'body.name'],
    [{ introduction: 'x'.repeat(100_001) }, 'body.introduction'],
    [{ url: 'javascript:alert(1)' }, 'body.url'],
    [{ reward: { amount: -1, currency: 'EUR' } }, 'body.reward.amount'],
    [{ version: undefined }, 'body.version'],
  ])('with %j is refused at its field', async (wrong, field) => {
    const reply = await poster.try(update, { params, body: body(wrong) });
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({ code: 'invalid', details: [{ field }] });
    expect(await poster.ask(get, { params })).toEqual(made);
  });

  test('does not move it to another corporation, nor change fields with their own endpoints', async () => {
    const claims = {
      corporationId: elsewhere.corporationId,
      status: 'FINISHED',
      numSubmissions: 9,
      publishedAt: '2000-01-01T00:00:00Z',
      closedAt: '2000-01-01T00:00:00Z',
      roles: ['x'],
    };
    const changed = await poster.ask(update, { params, body: body({ ...claims, name: 'New' }) });
    expect(changed).toMatchObject({
      corporationId: made.corporationId,
      status: 'ACTIVE',
      numSubmissions: 0,
      publishedAt: null,
      roles: ['Case Owner'],
    });
  });

  test('keeps the time of first publication while it is published', async () => {
    const first = await foundry.ask(update, { params, body: body({ isPublished: true }) });
    expect(first.publishedAt).toMatch(/Z$/u);
    const renamed = await poster.ask(update, {
      params,
      body: body({ version: 2, name: 'Renamed', isPublished: true }),
    });
    expect(renamed.publishedAt).toBe(first.publishedAt);
    const taken = await poster.ask(update, {
      params,
      body: body({ version: 3, isPublished: false }),
    });
    expect(taken.publishedAt).toBeNull();
    const posted = await foundry.ask(create, { body: { ...draft, isPublished: true } });
    expect(posted.publishedAt).toMatch(/Z$/u);
  });

  test('a draft of somebody without a role stays one, though they are its Case Owner', async () => {
    const own = await poster.ask(create, { body: { ...draft, name: 'A draft of my own' } });
    expect(own.publishedAt).toBeNull();
    for (const refused of [
      await poster.try(update, {
        params: { id: own.id },
        body: body({ isPublished: true }),
      }),
      await poster.try(create, { body: { ...draft, isPublished: true } }),
    ]) {
      expect(refused).toMatchObject({ status: 403, body: { code: 'forbidden' } });
      expect((refused.body as { error: string }).error).toContain('the case team except Observers');
    }
    // Once somebody who may has published it, its Case Owner speaks for it.
    const { version = 1 } = own;
    await foundry.ask(update, {
      params: { id: own.id },
      body: body({ version, isPublished: true }),
    });
    const next = { body: { ...draft, name: 'Another', isPublished: true } };
    expect((await poster.try(create, next)).status).toBe(200);
  });

  test('is for the Case Owner and the foundry', async () => {
    const reply = await colleague.try(update, { params, body: body({ name: 'Mine' }) });
    expect(reply.status).toBe(403);
    expect(reply.body).toMatchObject({ error: expect.stringContaining('the Case Owner') });
  });
});

describe('removing an opportunity', () => {
  test('hides it from everybody, and keeps the row', async () => {
    expect((await poster.try(remove, { params })).status).toBe(204);
    for (const person of [poster, foundry]) {
      expect((await person.try(get, { params })).status).toBe(404);
      expect((await person.try(remove, { params })).status).toBe(404);
      expect((await person.try(update, { params, body: body() })).status).toBe(404);
    }
    expect(await trail()).toEqual([{ kind: 'opportunity.removed', details: { name: draft.name } }]);
    const { rows } = await pool.query('select is_active from opportunities where id = $1', [
      made.id,
    ]);
    expect(rows).toEqual([{ is_active: false }]);
  });

  test('is refused while it has submissions, and possible again once they are removed', async () => {
    await pool.query(
      `insert into submissions (id, opportunity_id, company_name, title, stage, source)
      values (gen_random_uuid(), $1, 'A company', 'An answer', 'New', 'staff')`,
      [made.id],
    );
    const reply = await poster.try(remove, { params });
    expect([reply.status, reply.body]).toMatchObject([
      409,
      { code: 'opportunity.hasSubmissions', error: expect.stringContaining('Close it instead') },
    ]);
    await pool.query('update submissions set is_active = false where opportunity_id = $1', [
      made.id,
    ]);
    expect((await poster.try(remove, { params })).status).toBe(204);
  });
});

test('the number of submissions is correct after any change of them', async () => {
  const count = async (id: string) => (await poster.ask(get, { params: { id } })).numSubmissions;
  const other = await poster.ask(create, { body: draft });
  await pool.query(
    `insert into submissions (id, opportunity_id, company_name, title, stage, source)
    select gen_random_uuid(), $1, 'A company', 'Answer ' || n, 'New', 'staff'
    from generate_series(1, 5) n`,
    [made.id],
  );
  expect(await count(made.id)).toBe(5);
  const some = 'where opportunity_id = $1 and title = any($2)';
  await pool.query(`update submissions set is_active = false ${some}`, [made.id, ['Answer 1']]);
  expect(await count(made.id)).toBe(4);
  await pool.query(`update submissions set is_active = true ${some}`, [made.id, ['Answer 1']]);
  expect(await count(made.id)).toBe(5);
  await pool.query(`update submissions set opportunity_id = $3 ${some}`, [
    made.id,
    ['Answer 1', 'Answer 2'],
    other.id,
  ]);
  expect([await count(made.id), await count(other.id)]).toEqual([3, 2]);
  await pool.query(`delete from submissions ${some}`, [made.id, ['Answer 3']]);
  expect(await count(made.id)).toBe(2);
  const { data } = await poster.ask(list, { query: { q: draft.name, limit: '100' } });
  expect(data.find(({ id }) => id === made.id)?.numSubmissions).toBe(2);
});
