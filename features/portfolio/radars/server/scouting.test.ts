import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import * as blips from '#features/portfolio/radars/domain/blip-endpoints.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { indexCompanies } from '#features/directory/search/tests/indexed-companies.ts';
import * as radars from '#features/portfolio/radars/domain/endpoints.ts';
import { beginEdition, makeRadar, publish } from '#features/portfolio/radars/tests/made-radar.ts';

const server = await openTestServer({ demonstration: true });
const owner = await server.signIn('owner@skf.example');
const member = await server.signIn('member@skf.example');
const norrland = await server.signIn('member@norrland.example');
const corporations = await server.database.pool.query<{ id: string }>(
  `select id from corporations where slug = 'skf'`,
);
const skf = corporations.rows[0]?.id ?? '';
const code = ({ body }: { body: unknown }) => (body as { code?: string }).code;
const make = (who = owner, names?: readonly string[]) => makeRadar(who, skf, names);
const begin = (id: string, name: string) => beginEdition(owner, id, name);

test('blips are found by name in what was published of the radars one sees', async () => {
  const { radar, at } = await make(owner, ['Zirconium probe', 'Late zirconium']);
  const names = async (who: typeof owner) =>
    (await who.ask(blips.search, { query: { q: 'zirconium' } })).map(({ name }) => name);
  expect(await names(owner)).toEqual([]);
  await publish(owner, at);
  expect(await names(member)).toEqual(['Zirconium probe', 'Late zirconium']);
  expect(await names(norrland)).toEqual([]);
  const next = await begin(radar.id, 'Next');
  const body = { name: 'Zirconium, secret', quadrantId: 'tools', ringId: 'use' };
  await owner.ask(blips.add, { params: next.at, body });
  expect(await names(owner)).toHaveLength(2);
  await publish(owner, next.at);
  expect(await names(member)).toHaveLength(3);
});

test('an editor keeps what a blip refers to and they do not see', async () => {
  const { rows } = await server.database.pool.query<{ id: string }>(
    `select o.id from opportunities o where o.corporation_id = $1 limit 2`,
    [skf],
  );
  const [first, second] = rows.map(({ id }) => id);
  const { at, added } = await make();
  const blipId = added[0]?.id ?? '';
  const params = { ...at, blipId };
  await owner.ask(blips.change, { params, body: { version: 1, opportunityIds: [first ?? ''] } });
  const gone = randomUUID();
  await server.database.pool.query(
    `update radar_blips set opportunity_ids = opportunity_ids || $1::uuid where id = $2`,
    [gone, blipId],
  );
  const body = { version: 2, opportunityIds: [second ?? ''] };
  const { opportunities } = await owner.ask(blips.change, { params, body });
  expect(opportunities.map(({ id }) => id)).toEqual([second]);
  const stored = await server.database.pool.query(
    `select opportunity_ids from radar_blips where id = $1`,
    [blipId],
  );
  expect(stored.rows[0]).toEqual({ opportunity_ids: [second, gone] });
});

test('a blip shows the companies that match it, with votes for those only who may see them', async () => {
  const { rows } = await server.database.pool.query<{ id: string; kind: 'startup'; name: string }>(
    `select c.id, c.kind, c.name from companies c join submissions s on s.company_id = c.id
     join votes v on v.submission_id = s.id join opportunities o on o.id = s.opportunity_id
     join opportunity_team t on t.opportunity_id = o.id
     join users u on u.id = t.user_id and u.email = 'owner@skf.example'
     where s.is_active and o.corporation_id = $1 limit 1`,
    [skf],
  );
  const [company] = rows;
  if (!company) throw new Error('No company of the demonstration has votes.');
  const { radar, at, added } = await make();
  const blipId = added[0]?.id ?? '';
  const { kind, id } = company;
  const body = { version: 1, companies: [{ kind, id }] };
  await owner.ask(blips.change, { params: { ...at, blipId }, body });
  await publish(owner, at);
  const momentum = async (who: typeof owner) => {
    const answer = await who.ask(blips.companies, { params: { id: radar.id, blipId } });
    return answer.companies.find((one) => one.id === id);
  };
  await server.database.pool.query(`update votes set at = now()`);
  const own = await momentum(owner);
  expect(own).toMatchObject({ isLinked: true, name: company.name });
  expect(own?.momentum.voted).toBeGreaterThan(0);
  expect((await momentum(member))?.momentum.voted).toBe(0);
  const gaps = await owner.ask(blips.gaps, { params: { id: radar.id } });
  expect(gaps.blipsWithoutCompany.map(({ name }) => name)).toEqual(['Beta']);
});

test('companies near a blip share words that belong together, never a single one', async () => {
  await indexCompanies(server, [
    { name: 'Tidelock', oneLiner: 'Zeolite membranes for wine cellars' },
    { name: 'Harbourglow', oneLiner: 'Filters for ponds, and zeolite bricks' },
  ]);
  const { radar, at, added } = await make(owner, ['Self-cleaning zeolite membranes']);
  await publish(owner, at);
  const answer = await owner.ask(blips.companies, {
    params: { id: radar.id, blipId: added[0]?.id ?? '' },
  });
  const names = answer.companies.map(({ name }) => name);
  expect(names).toContain('Tidelock');
  expect(names).not.toContain('Harbourglow');
});

test('the sub-spaces of a collection are proposed with their quadrants, companies and counts', async () => {
  const { radar } = await make();
  const { rows } = await server.database.pool.query<{ id: string }>(
    `insert into collections (id, name, user_id, startup_ids, subspaces, startup_to_subspaces)
     select gen_random_uuid(), 'To propose', u.auth_id, array[c.id::text],
       '[{"id": "s1", "name": "TOOLS!", "description": "", "parentId": null}]',
       jsonb_build_object(c.id::text, array['s1'])
     from users u, (select id from companies where kind = 'startup' limit 1) c
     where u.email = 'owner@skf.example' returning id`,
  );
  const collectionId = rows[0]?.id ?? '';
  const at = { id: radar.id };
  const [proposal] = await owner.ask(blips.ofCollection, { params: { ...at, collectionId } });
  expect(proposal).toMatchObject({ name: 'TOOLS!', quadrantId: 'tools', count: 1 });
  const hidden = await member.try(blips.ofCollection, { params: { ...at, collectionId } });
  expect(hidden.status).toBe(404);
  const { name = '', companies = [], quadrantId = null, count } = proposal ?? {};
  const source = { kind: 'collection' as const, id: collectionId, label: 'To propose', count };
  const proposals = [{ name, companies, quadrantId, source, reason: 'One company' }];
  const [proposed] = await owner.ask(blips.propose, { params: at, body: { proposals } });
  expect(proposed).toMatchObject({ state: 'open', companies, source: { count: 1 } });
  const decide = (ringId: string | null) =>
    owner.try(blips.decide, {
      params: { ...at, proposalId: proposed?.id ?? '' },
      body: { state: 'accepted', ringId },
    });
  expect(code(await decide(null))).toBe('radar.noSuchArea');
  expect((await decide('use')).status).toBe(200);
  expect(code(await decide('use'))).toBe('radar.proposalDecided');
  const [draft] = radar.editions;
  const page = await owner.ask(radars.edition, { params: { ...at, editionId: draft?.id ?? '' } });
  expect(page.blips.find((blip) => blip.name === 'TOOLS!')).toMatchObject({ companies });
});

test('placements that nobody changed for a year are listed with their day, others are not', async () => {
  const { radar, at, added } = await make(owner, ['Stays', 'Moves']);
  await publish(owner, at);
  await server.database.pool.query(
    `update radar_editions set published_at = now() - interval '13 months' where id = $1`,
    [at.editionId],
  );
  const next = await begin(radar.id, 'Next');
  const moved = next.edition.blips.find(({ name }) => name === 'Moves');
  await owner.ask(blips.change, {
    params: { ...next.at, blipId: moved?.id ?? '' },
    body: { version: moved?.version ?? 0, ringId: 'use' },
  });
  await publish(owner, next.at);
  const { oldPlacements } = await member.ask(blips.gaps, { params: { id: radar.id } });
  expect(oldPlacements).toMatchObject([{ id: added[0]?.id, name: 'Stays', ringId: 'try' }]);
  const since = Date.parse(oldPlacements[0]?.since ?? '');
  expect(Date.now() - since).toBeGreaterThan(360 * 24 * 3600 * 1000);
});
