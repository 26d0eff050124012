import { beforeEach, describe, expect, test } from 'vitest';
import { savedSearchLimits } from '#features/directory/saved-searches/domain/limits.ts';
import * as endpoints from '#features/directory/saved-searches/domain/endpoints.ts';
import type { SavedSearchDraft } from '#features/directory/saved-searches/domain/saved-search.ts';
import { addCompany, recordsIn } from '#features/directory/companies/tests/companies.ts';
import { openTestServer } from '#core/tests/test-server.ts';

const server = await openTestServer({ demonstration: true });
const { pool } = server.database;
const member = await server.signIn('member@skf.example');
const foundry = await server.signIn('foundry@outrider.example');

beforeEach(() => pool.query('delete from saved_searches'));

const draft = (more: Partial<SavedSearchDraft> = {}): SavedSearchDraft => ({
  name: 'Sensing quokkas',
  query: 'quokka',
  filters: {},
  frequency: 'off',
  ...more,
});
const save = (more: Partial<SavedSearchDraft> = {}) =>
  member.ask(endpoints.create, { body: draft(more) });
const newIn = async (id: string) =>
  (await member.ask(endpoints.news)).find((one) => one.id === id) ?? { count: -1, newest: [] };
/** Results are cached by the time of the last visit. */
const look = (id: string) => member.ask(endpoints.see, { params: { id } });

describe('a saved search', () => {
  test('is listed for its owner, by name, and for nobody else', async () => {
    await save({ name: 'walls' });
    const { id } = await save({ name: 'Bridges', filters: { kinds: ['startup'], tags: [] } });
    const own = await member.ask(endpoints.list);
    expect(own.map(({ name }) => name)).toEqual(['Bridges', 'walls']);
    expect(own[0]).toMatchObject({ id, query: 'quokka', filters: { kinds: ['startup'] } });
    expect(await foundry.ask(endpoints.list)).toEqual([]);
    for (const endpoint of [endpoints.remove, endpoints.see, endpoints.restore]) {
      expect((await foundry.try(endpoint, { params: { id } })).status).toBe(404);
    }
    const reply = await foundry.try(endpoints.replace, { params: { id }, body: draft() });
    expect(reply.status).toBe(404);
  });

  test('asks for something: one without words and filters is refused', async () => {
    for (const filters of [{}, { tags: [] }]) {
      const reply = await member.try(endpoints.create, { body: draft({ query: ' ', filters }) });
      expect(reply).toMatchObject({ status: 400, body: { code: 'savedSearch.empty' } });
    }
    await save({ query: '', filters: { kinds: ['startup'] } });
  });

  test('is renamed, and gets alerts in the morning of its owner’s time zone', async () => {
    const { id, nextAlertAt } = await save({ timeZone: 'Pacific/Auckland' });
    expect(nextAlertAt).toBeNull();
    const params = { id };
    const body = draft({ name: 'Quokkas', frequency: 'daily' });
    const changed = await member.ask(endpoints.replace, { params, body });
    expect(changed).toMatchObject({ name: 'Quokkas', frequency: 'daily' });
    const at = new Date(changed.nextAlertAt ?? '');
    const hour = at.toLocaleString('en-GB', { timeZone: 'Pacific/Auckland', hour: 'numeric' });
    expect(Number(hour)).toBe(savedSearchLimits.alertHour);
  });

  test('can be restored after deletion', async () => {
    const { id } = await save();
    await member.ask(endpoints.remove, { params: { id } });
    expect(await member.ask(endpoints.list)).toEqual([]);
    expect((await member.try(endpoints.remove, { params: { id } })).status).toBe(404);
    await member.ask(endpoints.restore, { params: { id } });
    expect((await member.ask(endpoints.list)).map((one) => one.id)).toEqual([id]);
  });

  test('is limited in number, also when several are saved at once', async () => {
    await pool.query(
      `insert into saved_searches (id, user_id, name, query, filters, frequency, time_zone,
        is_known_whole, seen_at, told_at)
      select gen_random_uuid(), u.id, 'One of many', '', '{}', 'off', 'UTC', true, now(), now()
      from users u, generate_series(2, $1::int) where u.email = $2`,
      [savedSearchLimits.savedSearchesMost, member.email],
    );
    const replies = await Promise.all(
      [1, 2, 3].map(() => member.try(endpoints.create, { body: draft() })),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    expect(replies.map(({ text }) => text).join()).toContain('Delete one first');
  });

  test.each([
    { name: '' },
    { name: 'x'.repeat(savedSearchLimits.savedSearchNameCharacters + 1) },
    { timeZone: 'Mars/Olympus' },
    { frequency: 'hourly' as never },
    { filters: { planet: ['Mars'] } as never },
    { filters: { country: ['Sweden'] } },
  ])('with %j is refused', async (more) => {
    expect((await member.try(endpoints.create, { body: draft(more) })).status).toBe(400);
  });
});

describe('new results of a saved search', () => {
  test('are those since the last visit, newest first, until the next one', async () => {
    await addCompany(pool, { name: 'Quokka Known' });
    const { id } = await save();
    expect(await newIn(id)).toMatchObject({ count: 0, newest: [] });
    await look(id);
    await addCompany(pool, { name: 'Quokka One', oneLiner: 'Smiles' });
    await addCompany(pool, { name: 'Quokka Two' });
    await addCompany(pool, { name: 'Wombat' });
    const news = await newIn(id);
    expect(news.count).toBe(2);
    expect(news.newest.map(({ name }) => name)).toEqual(['Quokka Two', 'Quokka One']);
    await look(id);
    expect((await newIn(id)).count).toBe(0);
  });

  test('include companies that match after a change, but not changed ones that matched before', async () => {
    const before = await addCompany(pool, { name: 'Quokka Steady' });
    const after = await addCompany(pool, { name: 'Numbat' });
    const { id } = await save();
    await pool.query(`update companies set one_liner = 'x', updated_at = now() where id = $1`, [
      before,
    ]);
    await pool.query(`update companies set name = 'Quokka Now', updated_at = now() where id = $1`, [
      after,
    ]);
    expect((await newIn(id)).newest.map(({ name }) => name)).toEqual(['Quokka Now']);
  });

  test('follow what the words say of companies, unless that was taken off', async () => {
    const record = recordsIn(server.database.db);
    const read = await save({ query: 'quokka in Germany' });
    const words = await save({ query: 'quokka in Germany', filters: { asWords: ['country'] } });
    await record('startup', 'Quokka Nord', { country: 'DE' });
    await record('startup', 'Quokka for Germany', { country: 'SE', oneLiner: 'In parks' });
    expect((await newIn(read.id)).newest.map(({ name }) => name)).toEqual(['Quokka Nord']);
    expect((await newIn(words.id)).newest.map(({ name }) => name)).toEqual(['Quokka for Germany']);
  });

  test('follow the filters', async () => {
    const { id } = await save({ filters: { kinds: ['nucla'] } });
    await addCompany(pool, { name: 'Quokka Startup' });
    await addCompany(pool, { name: 'Quokka Nucla', kind: 'nucla' });
    expect((await newIn(id)).newest.map(({ name }) => name)).toEqual(['Quokka Nucla']);
  });

  test('are empty after a change of the words: present matches are known', async () => {
    const { id } = await save({ query: 'wombat' });
    await addCompany(pool, { name: 'Bilby Ltd' });
    await member.ask(endpoints.replace, { params: { id }, body: draft({ query: 'bilby' }) });
    expect((await newIn(id)).count).toBe(0);
  });

  test('of a search with more matches than are stored are those created since', async () => {
    const { id } = await save({ query: 'bulk' });
    await pool.query(
      `insert into companies (id, kind, external_id, name, created_at)
      select gen_random_uuid(), 'startup', 'bulk-' || n, 'Bulk ' || n, now() - interval '1 day'
      from generate_series(0, $1::int) n`,
      [savedSearchLimits.knownCompaniesMost],
    );
    await look(id);
    const { rows } = await pool.query(
      'select is_known_whole, cardinality(known_ids) as known from saved_searches where id = $1',
      [id],
    );
    expect(rows).toEqual([{ is_known_whole: false, known: 0 }]);
    await addCompany(pool, { name: 'Bulk New' });
    expect(await newIn(id)).toMatchObject({ count: 1, newest: [{ name: 'Bulk New' }] });
  });
});
