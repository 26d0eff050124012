import { expect, test } from 'vitest';
import { openTestServer } from '#core/tests/test-server.ts';
import * as endpoints from '#features/portfolio/matches/domain/endpoints.ts';
import { usualWeights, type Weights } from '#features/portfolio/matches/domain/weights.ts';
import { indexCompanies } from '#features/directory/search/tests/indexed-companies.ts';

const server = await openTestServer({ demonstration: true });
const owner = await server.signIn('owner@skf.example');
const norrland = await server.signIn('member@norrland.example');
const { pool } = server.database;

const at = '2026-03-10T12:00:00.000Z';
const before = Date.UTC(2025, 0, 1);
const after = Date.UTC(2026, 4, 1);

/** A world of its own: an opportunity of SKF, and companies some of which came after the selection. */
const made = await indexCompanies(server, [
  { name: 'Chosen', oneLiner: 'Grease sensing for bearings', country: 'SE', createdAtMs: after },
  { name: 'Earlier', oneLiner: 'Grease sensing in bearings of wind turbines', createdAtMs: before },
  { name: 'Later', oneLiner: 'Grease sensing for bearings', createdAtMs: after },
  {
    name: 'Unborn',
    oneLiner: 'Grease sensing for bearings',
    createdAtMs: before,
    foundedYear: 2027,
  },
  {
    name: 'Funded',
    oneLiner: 'Bearings',
    createdAtMs: before,
    stage: 'Series B',
    fundingUsd: 5e6,
    lastFundingAt: '2026-05-01T00:00:00.000Z',
  },
  ...Array.from({ length: 12 }, (_, nth) => ({
    name: `Other ${nth}`,
    oneLiner: `Bearings of kind ${nth} with a sensor`,
    tags: nth % 2 === 0 ? ['Grease'] : [],
    country: nth % 3 === 0 ? 'SE' : 'DE',
    createdAtMs: before,
  })),
]);
const idOf = (name: string) => made.find((one) => one.name === name)?.id ?? '';
const nameOf = (id: string) => made.find((one) => one.id === id)?.name;

const { rows: cases } = await pool.query<{ id: string }>(
  `insert into opportunities (id, corporation_id, cycle_id, name, categories, business_need,
      url, published_at)
    select gen_random_uuid(), o.corporation_id, o.cycle_id, 'Grease sensing', '{Bearings}',
      'We look for sensing of grease in bearings', 'grease-sensing', now()
    from opportunities o join corporations c on c.id = o.corporation_id and c.slug = 'skf' limit 1
    returning id`,
);
const opportunityId = cases[0]?.id ?? '';

async function submit(companyId: string | null, createdAt: string, stage = 'New'): Promise<string> {
  const { rows } = await pool.query<{ id: string }>(
    `insert into submissions (id, opportunity_id, company_id, company_name, title, stage, stage_since,
        source, created_at)
      values (gen_random_uuid(), $1, $2, 'A company', 'A submission', $3, $5, 'staff', $4) returning id`,
    [opportunityId, companyId, stage, createdAt, at],
  );
  return rows[0]?.id ?? '';
}
const move = (id: string, to: string, when: string) =>
  pool.query(
    `insert into audit_entries (id, at, kind, subject, subject_id, opportunity_id, details)
      values (gen_random_uuid(), $3, 'submission.moved', 'submission', $1, $4,
        jsonb_build_object('from', 'Pitch', 'to', $2::text))`,
    [id, to, when, opportunityId],
  );

const selection = await submit(idOf('Chosen'), '2026-02-01T00:00:00Z', 'Declined');
await move(selection, 'Selected', at);
await move(selection, 'Declined', '2026-04-01T00:00:00Z');
await move(selection, 'Selected', '2026-04-02T00:00:00Z');
const unknown = await submit(null, '2026-02-01T00:00:00Z', 'Selected');
const running = await submit(idOf('Other 1'), '2026-02-02T00:00:00Z');

const own = async (person: typeof owner) => {
  const { data, ...counts } = await person.ask(endpoints.selections, {});
  return { ...counts, data: data.filter((one) => one.opportunityId === opportunityId) };
};
const rankingOf = (weights?: Weights) =>
  owner.ask(endpoints.rankSelection, {
    params: { id: selection },
    query: { ...(weights && { weights: JSON.stringify(weights) }) },
  });

test('a selection is a move to the stage that selects, with its first day, also when it was declined later', async () => {
  const { data, withoutCompany } = await own(owner);
  expect(data).toMatchObject([
    { id: selection, at, companyName: 'Chosen', opportunity: 'Grease sensing' },
  ]);
  expect(withoutCompany).toBeGreaterThan(0);
});

test('others do not see it, and what is no selection has no ranking', async () => {
  expect((await own(norrland)).data).toEqual([]);
  const statusOf = async (person: typeof owner, id: string) =>
    (await person.try(endpoints.rankSelection, { params: { id } })).status;
  expect(await statusOf(norrland, selection)).toBe(404);
  expect(await statusOf(owner, running)).toBe(404);
  expect(await statusOf(owner, unknown)).toBe(404);
  expect(await statusOf(owner, selection)).toBe(200);
});

test('companies that came later are left out; the one selected was there, since it was submitted', async () => {
  const { candidates, leftOut } = await rankingOf();
  const names = candidates.map(({ id }) => nameOf(id));
  expect(names).toContain('Chosen');
  expect(names).toContain('Earlier');
  expect(names).not.toContain('Later');
  expect(names).not.toContain('Unborn');
  expect(leftOut).toBe(2);
});

test('a date of its source shows that a company was there', async () => {
  const set = (value: string | null) =>
    pool.query('update companies set source_updated_at = $2 where id = $1', [idOf('Later'), value]);
  await set('2025-06-01T00:00:00Z');
  expect((await rankingOf()).candidates.map(({ id }) => nameOf(id))).toContain('Later');
  await set('2026-06-01T00:00:00Z');
  expect((await rankingOf()).candidates.map(({ id }) => nameOf(id))).not.toContain('Later');
  await set(null);
});

test('what happened in the opportunity itself counts for no company, and what came later for none', async () => {
  const { candidates } = await rankingOf();
  const valuesOf = (name: string) => candidates.find(({ id }) => id === idOf(name))?.values;
  for (const name of ['Chosen', 'Other 1']) {
    expect(valuesOf(name)).toMatchObject({ momentum: 0, novelty: 1 });
  }
  // Its round was in May.
  expect(valuesOf('Funded')).toMatchObject({ momentum: 0 });
});

test('what people wrote later counts as their source said before', async () => {
  const write = (oneLiner: string) =>
    pool.query('update companies set one_liner = $2 where id = $1', [idOf('Earlier'), oneLiner]);
  const topicOf = async () =>
    (await rankingOf()).candidates.find(({ id }) => id === idOf('Earlier'))?.values.topic;
  const said = await topicOf();
  await write('Bearings');
  expect(await topicOf()).not.toBe(said);
  await pool.query(
    `insert into company_values (id, company_id, field, value, source_value, edited_at)
      values (gen_random_uuid(), $1, 'oneLiner', '"Bearings"',
        '"Grease sensing in bearings of wind turbines"', '2026-04-01')`,
    [idOf('Earlier')],
  );
  expect(await topicOf()).toBe(said);
  await pool.query('delete from company_values where company_id = $1', [idOf('Earlier')]);
  await write('Grease sensing in bearings of wind turbines');
});

/** Recounted without the code that ranks: the score's formula, by hand. */
function recount(
  candidates: Awaited<ReturnType<typeof rankingOf>>['candidates'],
  { unseen, ...weights }: Weights,
): number | null {
  const scoreOf = (values: Record<string, number | null>): number => {
    const compared = Object.entries(weights).filter(([name]) => values[name] !== null);
    const total = compared.reduce((sum, [, weight]) => sum + weight, 0);
    const sum = compared.reduce((all, [name, weight]) => all + weight * (values[name] ?? 0), 0);
    const share = 0.09 * unseen;
    return (total === 0 ? 0 : ((1 - share) * sum) / total) + share * (values.novelty ?? 0);
  };
  const scored = candidates
    .map(({ id, values }) => ({ id, score: Math.round(scoreOf(values) * 1e9) }))
    .toSorted((a, b) => b.score - a.score || (a.id < b.id ? -1 : 1));
  const place = scored.findIndex(({ id }) => id === idOf('Chosen'));
  return place < 0 ? null : place + 1;
}

test('its places are those that are recounted by hand, under any weights', async () => {
  const usual = recount((await rankingOf()).candidates, usualWeights);
  const nothing = { topic: 0, tags: 0, stage: 0, place: 0, momentum: 0, novelty: 0, wishes: 0 };
  const some: Weights[] = [
    usualWeights,
    { ...usualWeights, topic: 0, tags: 10 },
    { ...usualWeights, unseen: 10 },
    { ...nothing, unseen: 0 },
    { ...nothing, unseen: 4, place: 3 },
  ];
  for (const weights of some) {
    const { rank, candidates } = await rankingOf(weights);
    expect(rank).toEqual({ chosen: recount(candidates, weights), usual });
  }
  const ranks = await Promise.all(some.map(async (one) => (await rankingOf(one)).rank.chosen));
  expect(new Set(ranks).size).toBeGreaterThan(1);
});
