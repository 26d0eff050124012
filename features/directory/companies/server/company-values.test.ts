import { expect, test } from 'vitest';
import { find, get, lookup, similar } from '#features/directory/companies/domain/endpoints.ts';
import { editOwn, editShared, list } from '#features/directory/companies/domain/value-endpoints.ts';
import { companies as search } from '#features/directory/search/domain/endpoints.ts';
import { recordsIn } from '#features/directory/companies/tests/companies.ts';
import { openTestServer } from '#core/tests/test-server.ts';

const server = await openTestServer({ demonstration: true });
const { db, pool } = server.database;
const foundry = await server.signIn('foundry@outrider.example');
const owner = await server.signIn('owner@skf.example');
const colleague = await server.signIn('developer@skf.example');
const stranger = await server.signIn('member@norrland.example');
const add = recordsIn(db);

test('the foundry edits the shared record, an import does not undo it, and it can be reverted', async () => {
  const params = await add('startup', 'Edited Works', { city: 'Lund' });
  const answer = await foundry.ask(editShared, {
    params,
    body: {
      values: { city: 'Malmö', people: [{ name: 'Ada Berg', role: 'Founder' }] },
      source: 'A call',
    },
  });
  expect(answer.shared).toMatchObject([
    { field: 'city', value: 'Malmö', sourceValue: 'Lund', source: 'A call' },
    { field: 'people', value: [{ name: 'Ada Berg' }], sourceValue: null },
  ]);
  expect((await owner.ask(get, { params })).city).toBe('Malmö');
  await pool.query(`update companies set city = 'Ystad', stage = 'Seed' where id = $1`, [
    params.id,
  ]);
  expect(await owner.ask(get, { params })).toMatchObject({ city: 'Malmö', stage: 'Seed' });
  expect((await owner.ask(list, { params })).shared[0]?.sourceValue).toBe('Ystad');
  await foundry.ask(editShared, { params, body: { values: {}, revert: ['city', 'people'] } });
  expect((await owner.ask(get, { params })).city).toBe('Ystad');
  expect(await owner.ask(list, { params })).toEqual({ shared: [], own: [] });
});

test('funding that was edited counts in dollars', async () => {
  const params = await add('startup', 'Funded Works');
  const values = { fundingAmount: 4_000_000, fundingCurrency: 'USD' };
  await foundry.ask(editShared, { params, body: { values } });
  expect((await owner.ask(get, { params })).fundingUsd).toBe(4_000_000);
});

test('what is written is kept in one spelling, and mended where it was encoded twice', async () => {
  const params = await add('startup', 'Mended Works');
  const values = {
    stage: 'series_a',
    status: 'Late Bloomer',
    city: 'GÃ¶teborg',
    tags: ['R&amp;amp;D'],
    description: 'CafÃ©s, once',
    people: [{ name: 'BjÃ¶rn', role: 'ChefkÃ¶ch' }],
    fundingRounds: [{ day: '2026-05-01', name: 'pre seed', amount: null, currency: 'USD' }],
  };
  for (const edit of [editShared, editOwn]) {
    const person = edit === editShared ? foundry : owner;
    const answer = await person.ask(edit, { params, body: { values } });
    const edited = edit === editShared ? answer.shared : answer.own;
    expect(Object.fromEntries(edited.map(({ field, value }) => [field, value]))).toEqual({
      stage: 'Series A',
      status: 'Late Bloomer',
      city: 'Göteborg',
      tags: ['R&D'],
      description: 'Cafés, once',
      people: [{ name: 'Björn', role: 'Chefköch' }],
      fundingRounds: [{ day: '2026-05-01', name: 'Pre-seed', amount: null, currency: 'USD' }],
    });
  }
  const blank = { params, body: { values: { city: '&amp;nbsp;' } } };
  expect((await foundry.try(editShared, blank)).status).toBe(400);
});

test('what a corporation writes only its people see, and nothing else knows it', async () => {
  const params = await add('startup', 'Own Works', { city: 'Lund' });
  const before = await pool.query('select * from companies where id = $1', [params.id]);
  const values = {
    oneLiner: 'Zirconquartz pumps',
    tags: ['zirconquartz'],
    stage: 'Acquired by us',
  };
  await owner.ask(editOwn, { params, body: { values, source: 'Our visit' } });

  expect((await colleague.ask(list, { params })).own).toHaveLength(3);
  const [seen] = await colleague.ask(lookup, { body: { refs: [params] } });
  expect(seen).toMatchObject(values);

  for (const other of [stranger, foundry]) {
    expect(await other.ask(list, { params })).toEqual({ shared: [], own: [] });
    const [card] = await other.ask(lookup, { body: { refs: [params] } });
    expect(card).toMatchObject({ oneLiner: null, tags: [], stage: null });
    const text = JSON.stringify([
      await other.ask(get, { params }),
      await other.ask(similar, { params }),
      await other.ask(find, { query: { q: 'Own Works' } }),
      await other.ask(search, { query: { q: 'zirconquartz' } }),
    ]);
    expect(text).not.toMatch(/zirconquartz|Acquired by us/iu);
  }
  expect((await pool.query('select * from companies where id = $1', [params.id])).rows).toEqual(
    before.rows,
  );
  const { rows: logged } = await pool.query(
    `select from audit_entries where details::text ilike '%zirconquartz%' union all
     select from audit_changes where before::text ilike '%zirconquartz%' or after::text ilike '%zirconquartz%'`,
  );
  expect(logged).toEqual([]);
  await colleague.ask(editOwn, { params, body: { values: {}, revert: ['stage'] } });
  const [reverted] = await owner.ask(lookup, { body: { refs: [params] } });
  expect(reverted).toMatchObject({ stage: null, oneLiner: 'Zirconquartz pumps' });
});

test('own values stand above shared ones, and values that are none are refused', async () => {
  const params = await add('startup', 'Layered Works', { city: 'Lund' });
  await foundry.ask(editShared, { params, body: { values: { city: 'Malmö' } } });
  await owner.ask(editOwn, { params, body: { values: { city: 'Ystad' } } });
  const [card] = await owner.ask(lookup, { body: { refs: [params] } });
  expect(card?.city).toBe('Ystad');
  const wrong = { params, body: { values: { url: 'javascript:alert(1)' } } };
  expect((await owner.try(editOwn, wrong)).status).toBe(400);
  expect((await foundry.try(editOwn, { params, body: { values: {} } })).status).toBe(403);
  expect((await owner.try(editShared, { params, body: { values: {} } })).status).toBe(403);
});
