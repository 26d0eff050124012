import { beforeAll, describe, expect, test } from 'vitest';
import {
  opportunities,
  projects,
} from '#features/portfolio/search-screen/domain/record-endpoints.ts';
import type { SignedIn } from '#core/tests/sign-in.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { fetchAllPages } from '#core/tests/paging.ts';
import type { OpportunityHit } from '#features/portfolio/search-screen/domain/record-hits.ts';

const server = await openTestServer({ demonstration: true });
const { pool } = server.database;
const member = await server.signIn('member@skf.example');
const norrland = await server.signIn('member@norrland.example');
const foundry = await server.signIn('foundry@outrider.example');

const named = async (person: SignedIn, q: string) =>
  (await person.ask(opportunities, { query: { q } })).data.map(({ name }) => name);
const projectsNamed = async (person: SignedIn, q: string) =>
  (await person.ask(projects, { query: { q } })).data.map(({ name }) => name);

async function post(name: string, needs: string, slug = 'skf'): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into opportunities (id, corporation_id, cycle_id, name, business_need, url)
    select gen_random_uuid(), c.id, y.id, $1, $2, 'https://skf.example'
    from corporations c join cycles y on y.corporation_id = c.id where c.slug = $3 limit 1
    returning id`,
    [name, needs, slug],
  );
  return rows[0]?.id ?? '';
}

async function start(name: string, description: string, slug = 'skf', companyId?: string) {
  await pool.query(
    `insert into projects (id, source, name, description, corporation_id, company_id, phase, health)
    select gen_random_uuid(), 'test', $1, $2, id, $4, 'Pilot', 'on track'
    from corporations where slug = $3`,
    [name, description, slug, companyId ?? null],
  );
}

beforeAll(async () => {
  await post('Quokka sensing', 'We need **quiet** gearboxes.');
  await post('Silent drives', `${'Something else. '.repeat(60)}Measure like a quokka would do.`);
  await post('Quokka of the north', 'Cold.', 'norrland-steel');
});

describe('opportunities', () => {
  test('are found by words of their name first, then of their brief', async () => {
    expect(await named(member, 'quokka')).toEqual(['Quokka sensing', 'Silent drives']);
    expect(await named(member, 'QUOKKAS')).toEqual(['Quokka sensing', 'Silent drives']);
  });

  test('are found while the last word is being typed, and only by all words', async () => {
    expect(await named(member, 'gearboxes quok')).toEqual(['Quokka sensing']);
    expect(await named(member, 'quok gearboxes')).toEqual([]);
    expect(await named(member, 'quokka unheardof')).toEqual([]);
  });

  test('have marks in the name and in the brief', async () => {
    const { data } = await member.ask(opportunities, { query: { q: 'quokka' } });
    expect(data[0]?.highlights.name).toEqual({ text: 'Quokka sensing', marks: [[0, 6]] });
    const brief = data[1]?.highlights.brief;
    expect(brief?.text).toContain('Measure like a quokka would do.');
    expect(brief?.marks.map(([from, to]) => brief.text.slice(from, to))).toEqual(['quokka']);
  });

  test('are answered in the shape of the search index on request', async () => {
    const query = { q: 'quokka', limit: '1' };
    const plain = await member.ask(opportunities, { query });
    expect(plain.data[0]).not.toHaveProperty('entry');
    const { data } = await member.ask(opportunities, { query: { ...query, with: 'entry' } });
    expect(data[0]?.entry).toEqual({
      name: 'Quokka sensing',
      businessNeed: 'We need **quiet** gearboxes.',
      introduction: null,
      callToAction: null,
      focusAreas: null,
      categories: [],
      all: 'Quokka sensing\nWe need **quiet** gearboxes.',
      url: 'https://skf.example',
      createdAt: expect.stringMatching(/^20.*Z$/u),
      updatedAt: data[0]?.updatedAt,
      outrider_id: expect.any(Number),
    });
  });

  test('of another corporation are neither found nor counted', async () => {
    expect(await member.ask(opportunities, { query: { q: 'quokka north' } })).toMatchObject({
      data: [],
      total: 0,
    });
    expect((await member.ask(opportunities, { query: { q: 'quokka' } })).total).toBe(2);
    expect((await norrland.ask(opportunities, { query: { q: 'quokka' } })).total).toBe(1);
    expect((await foundry.ask(opportunities, { query: { q: 'quokka' } })).total).toBe(3);
  });

  test('are found by members of their case team, whoever posted them', async () => {
    const id = await post('Wombat wear', 'Dig.', 'norrland-steel');
    expect(await named(member, 'wombat')).toEqual([]);
    await pool.query(
      `insert into opportunity_team (opportunity_id, user_id, role)
      select $1, id, 'Observer' from users where email = $2`,
      [id, member.email],
    );
    expect(await named(member, 'wombat')).toEqual(['Wombat wear']);
    await pool.query('update opportunities set is_active = false where id = $1', [id]);
    expect(await named(member, 'wombat')).toEqual([]);
  });

  test('are paged without repetition; an empty query finds all', async () => {
    const all = await fetchAllPages<OpportunityHit>(member, '/search/opportunities', { limit: 5 });
    const { total } = await member.ask(opportunities, { query: {} });
    expect(new Set(all.map(({ id }) => id)).size).toBe(total);
    expect(all).toHaveLength(total);
  });

  test('are found by their changed text, not by the old one', async () => {
    const id = await post('Numbat', 'Ants.');
    await pool.query(`update opportunities set name = 'Bilby' where id = $1`, [id]);
    expect(await named(member, 'numbat')).toEqual([]);
    expect(await named(member, 'bilby')).toEqual(['Bilby']);
  });

  test('may have texts of maximum length', async () => {
    const long = Array.from({ length: 50_000 }, (_, at) => String.fromCodePoint(0x20000 + at)).join(
      ' ',
    );
    const { rowCount } = await pool.query(
      `insert into opportunities (id, corporation_id, cycle_id, name, business_need, introduction,
        call_to_action, focus_areas, url)
      select gen_random_uuid(), corporation_id, cycle_id, 'Long', $1, $1, $1, $1, url
      from opportunities limit 1`,
      [long],
    );
    expect(rowCount).toBe(1);
  });
});

describe('projects', () => {
  beforeAll(async () => {
    const { rows } = await pool.query<{ id: string }>(
      `insert into companies (id, kind, external_id, name)
      values (gen_random_uuid(), 'startup', 'quoll', 'Quoll Robotics') returning id`,
    );
    await start('Quiet line', 'A pilot with rails.', 'skf', rows[0]?.id);
    await start('Quoll cold', 'North.', 'norrland-steel');
  });

  test('are found by name, description and company, if visible', async () => {
    expect(await projectsNamed(member, 'quoll')).toEqual(['Quiet line']);
    expect(await projectsNamed(member, 'quoll rail')).toEqual(['Quiet line']);
    expect(await projectsNamed(norrland, 'quoll')).toEqual(['Quoll cold']);
    expect(await projectsNamed(foundry, 'quoll')).toEqual(['Quoll cold', 'Quiet line']);
    expect((await member.ask(projects, { query: { q: 'quoll' } })).total).toBe(1);
  });

  test('have marks', async () => {
    const { data } = await member.ask(projects, { query: { q: 'quoll' } });
    expect(data[0]).toMatchObject({
      companyName: 'Quoll Robotics',
      highlights: { companyName: { text: 'Quoll Robotics', marks: [[0, 5]] } },
    });
  });
});

test.each(["'", '&', '|', '!', ':*', "quokka':A", '(', '\\', '<->', '"', '²', '___', '🦊'])(
  'special characters are plain text: %s',
  async (q) => {
    expect((await member.try(opportunities, { query: { q } })).status).toBe(200);
    expect((await member.try(projects, { query: { q } })).status).toBe(200);
  },
);

test('a very long query is answered', async () => {
  const q = 'quokka '.repeat(1400);
  expect((await member.try(opportunities, { query: { q } })).status).toBe(200);
});

test('an invalid cursor is refused', async () => {
  const cursor = Buffer.from('-1').toString('base64url');
  expect((await member.try(projects, { query: { cursor } })).status).toBe(400);
});
