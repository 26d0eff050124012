import * as fc from 'fast-check';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { opportunitySorts } from '#features/cases/opportunities/domain/endpoints.ts';
import type { OpportunityRow } from '#features/cases/opportunities/domain/opportunity.ts';
import { makeCorporation, type TestCorporation } from '#core/tests/test-corporation.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { fetchPage, fetchAllPages } from '#core/tests/paging.ts';

const server = await openTestServer({ demonstration: true });
const superuser = await server.signIn('superuser@outrider.example');
const list = '/opportunities';
const day = 24 * 60 * 60 * 1000;
const at = (days: number) => new Date(Date.UTC(2026, 0, 1) + days * day).toISOString();

let corporation: TestCorporation;
let ids: string[];

/** Adds names and dates that are equal, missing, and of extreme lengths and values. */
beforeAll(async () => {
  corporation = await makeCorporation(server, 'lists');
  const cycleIds = [
    corporation.cycleId,
    await corporation.addCycle('Spring', at(10)),
    await corporation.addCycle('spring', at(10)),
    await corporation.addCycle(`${'漢'.repeat(300)} 1`, at(10)),
    await corporation.addCycle('Autumn', at(20)),
  ];
  const names = [
    'Same',
    'same',
    'SAME',
    'Ünder',
    'under',
    '"quoted"',
    "it's",
    'back\\slash',
    '100 %',
    '漢'.repeat(200),
    `${'漢'.repeat(199)}字`,
    '🦊'.repeat(100),
    '\u0001'.repeat(200),
    ' ',
    '{}',
    '[]',
    'null',
    '<b>',
    'tab\tin',
    'İstanbul',
    'straße',
    'ﬁ',
  ];
  ids = await corporation.add(
    Array.from({ length: 110 }, (_, index) => ({
      name: names[index % names.length] ?? '',
      cycleId: cycleIds[index % cycleIds.length] ?? '',
      updatedAt: at(Math.floor(index / 10)),
    })),
  );
});

const query = (more: object) => ({ corporationId: corporation.id, ...more });
const idsOf = (rows: OpportunityRow[]) => rows.map(({ id }) => id);

describe.each(opportunitySorts)('sorted by %s', (sort) => {
  test.each([1, 7, 100])('%d at a time: paging loses and repeats no row', async (limit) => {
    const walked = idsOf(await fetchAllPages(superuser, list, query({ sort, limit })));
    expect(walked.toSorted()).toEqual(ids.toSorted());
    const inOneOrder = idsOf(await fetchAllPages(superuser, list, query({ sort, limit: 100 })));
    expect(walked).toEqual(inOneOrder);
  });

  test('only the last page has no cursor', async () => {
    const all = ids.length - 10;
    const page = await fetchPage(superuser, list, query({ sort, limit: all > 100 ? 100 : all }));
    expect(page.hasNextPage).toBe(true);
    expect(page.endCursor).toBeTypeOf('string');
    const last = await fetchPage(
      superuser,
      list,
      query({ sort, limit: 10, cursor: page.endCursor }),
    );
    expect(last).toMatchObject({ hasNextPage: false });
    expect(last.endCursor).toBeUndefined();
  });

  test('rows inserted while paging neither hide nor repeat another', async () => {
    const guests: string[] = [];
    const walked = await fetchAllPages<OpportunityRow>(
      superuser,
      list,
      query({ sort, limit: 9 }),
      async () => {
        if (guests.length >= 5) return;
        guests.push(...(await corporation.add([{ name: 'Same' }])));
      },
    );
    const ours = idsOf(walked).filter((id) => ids.includes(id));
    expect(ours.toSorted()).toEqual(ids.toSorted());
    await server.database.pool.query('delete from opportunities where id = any($1)', [guests]);
  });
});

test('paging works with all filters combined, in every order', async () => {
  const own = await makeCorporation(server, 'all-filters');
  const names = ['zz a', 'zz b', 'zz c'];
  await own.add(names.map((name) => ({ name, categories: ['Sensing'] })));
  const filters = { status: 'ACTIVE', category: 'Sensing', cycleId: own.cycleId, q: 'zz' };
  for (const sort of opportunitySorts) {
    // Concurrent, because prepared queries are named per connection.
    const walks = Array.from({ length: 30 }, () =>
      fetchAllPages<OpportunityRow>(superuser, list, {
        corporationId: own.id,
        ...filters,
        sort,
        limit: 1,
      }),
    );
    for (const rows of await Promise.all(walks)) {
      expect(rows.map(({ name }) => name).toSorted()).toEqual(names);
    }
  }
});

test('sorted by match, a name comes before a text: one that is typed, then begins so, then has it', async () => {
  const own = await makeCorporation(server, 'match');
  await own.add([
    { name: 'Another thing', introduction: 'Of scrap 50%_.' },
    { name: 'What is in the scrap 50%_' },
    { name: 'Scrap 50%_ in the furnace' },
    { name: 'scrap 50%_' },
  ]);
  const rows = await fetchAllPages<OpportunityRow>(superuser, list, {
    corporationId: own.id,
    q: 'Scrap 50%_',
    sort: 'match',
    limit: 1,
  });
  expect(rows.map(({ name }) => name)).toEqual([
    'scrap 50%_',
    'Scrap 50%_ in the furnace',
    'What is in the scrap 50%_',
    'Another thing',
  ]);
});

describe('a cursor', () => {
  const cursorOf = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const answer = (cursor: string, sort: string) =>
    superuser.send('GET', list, { query: query({ sort, cursor, limit: 5 }) });
  const uuid = '019a0000-0000-7000-8000-000000000001';

  test.each([
    ['name', cursorOf([])],
    ['name', cursorOf(['a'])],
    ['name', cursorOf(['a', uuid, 'b'])],
    ['name', cursorOf([1, uuid])],
    ['name', cursorOf(['a', 'not an id'])],
    ['name', cursorOf(['a\u0000b', uuid])],
    ['name', cursorOf(['a'.repeat(1000), uuid])],
    ['name', cursorOf({ 0: 'a', 1: uuid, length: 2 })],
    ['name', cursorOf(null)],
    ['name', Buffer.from('["a').toString('base64url')],
    ['name', Buffer.from('["\\ud800","x"]').toString('base64url')],
    ['name', 'not-a-cursor'],
    ['name', "';drop"],
    ['name', 'x'.repeat(4001)],
    ['updated', cursorOf(['1e400', uuid])],
    ['updated', Buffer.from(`[1e400,"${uuid}"]`).toString('base64url')],
    ['updated', cursorOf(['NaN', uuid])],
    ['updated', cursorOf(['a', uuid])],
    ['cycle', cursorOf([1, 'a', uuid])],
    ['cycle', cursorOf([1, 'a', uuid, uuid, uuid])],
  ])('for the order by %s that reads %j is refused', async (sort, cursor) => {
    const reply = await answer(cursor, sort);
    expect(reply.status).toBe(400);
    expect(reply.body).toMatchObject({ code: 'invalid' });
    expect(reply.text).toContain('query.cursor');
  });

  test('with values that no row has is a valid position', async () => {
    for (const number of [1e308, -1e308, 0, -0, 5e-324]) {
      expect((await answer(cursorOf([number, uuid]), 'updated')).status).toBe(200);
    }
  });

  test('that was tampered with is refused or is a valid position, and never a server error', async () => {
    const { endCursor = '' } = await fetchPage(superuser, list, query({ sort: 'name', limit: 5 }));
    const tampered = fc
      .tuple(fc.nat(endCursor.length - 1), fc.constantFrom(...'ABCxyz019-_'), fc.boolean())
      .map(([place, letter, cut]) =>
        cut
          ? endCursor.slice(0, place)
          : endCursor.slice(0, place) + letter + endCursor.slice(place + 1),
      );
    await fc.assert(
      fc.asyncProperty(tampered, async (cursor) => {
        const { status } = await answer(cursor, 'name');
        expect([200, 400]).toContain(status);
      }),
      { numRuns: 200 },
    );
  });
});

describe('searching', () => {
  let ids: string[] = [];
  afterEach(async () => {
    await server.database.pool.query('delete from opportunities where id = any($1)', [ids]);
  });

  test.each([
    ['%', ['zz 100% sure']],
    ['_', ['zz a_b']],
    ['\\', ['zz c\\d']],
    ['%%', []],
    ['a_b', ['zz a_b']],
    ['0%', ['zz 100% sure']],
    ["'", ["zz it's"]],
    ['ZZ IT', ["zz it's"]],
    ['ünï', ['zz ÜNÏ']],
    ['zz', ['zz 100% sure', 'zz 100x sure', 'zz a_b', 'zz axb', 'zz c\\d', "zz it's", 'zz ÜNÏ']],
  ])('for %j takes every character as itself', async (q, names) => {
    const own = await makeCorporation(server, `search-${Math.random()}`);
    ids = await own.add(
      ['zz 100% sure', 'zz 100x sure', 'zz a_b', 'zz axb', 'zz c\\d', "zz it's", 'zz ÜNÏ'].map(
        (name) => ({ name }),
      ),
    );
    const rows = await fetchAllPages<OpportunityRow>(superuser, list, {
      corporationId: own.id,
      q,
      limit: 100,
    });
    expect(rows.map(({ name }) => name).toSorted()).toEqual(names.toSorted());
  });
});
