import { expect, test } from 'vitest';
import { list as corporationList } from '#core/domain/identity/corporation-endpoints.ts';
import * as organisations from '#features/cases/corporations/domain/organisation-endpoints.ts';
import * as opportunities from '#features/cases/opportunities/domain/endpoints.ts';
import { fetchAllPages } from '#core/tests/paging.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import type { OpportunityRow } from '#features/cases/opportunities/domain/opportunity.ts';

const server = await openTestServer({ demonstration: true });
const { pool } = server.database;
const owner = await server.signIn('owner@skf.example');
const member = await server.signIn('member@skf.example');
const norrland = await server.signIn('member@norrland.example');
const foundry = await server.signIn('foundry@outrider.example');

const { rows } = await pool.query<{ id: string; introduction: string; config: object }>(
  `select id, introduction, ignite_config as config from corporations where slug = 'skf'`,
);
const skf = rows[0] ?? { id: '', introduction: '', config: {} };
const params = { id: skf.id };

test('the organisations that one sees are the corporations that one sees', async () => {
  for (const person of [owner, norrland, foundry]) {
    const seen = await person.ask(organisations.list);
    const corporations = await person.ask(corporationList);
    expect(seen.map(({ id, name }) => ({ id, name }))).toEqual(
      corporations.map(({ id, name }) => ({ id, name })),
    );
  }
});

test('a summary has the six fields of section 3', async () => {
  const [summary] = await member.ask(organisations.list);
  expect(summary).toEqual({
    id: skf.id,
    name: 'SKF',
    introduction: skf.introduction,
    logoUrl: null,
    igniteEnabled: true,
    igniteConfig: skf.config,
  });
});

test('the detail has its opportunities, whole, as their list has them', async () => {
  const organisation = await owner.ask(organisations.get, { params });
  expect(organisation).toMatchObject({
    id: skf.id,
    name: 'SKF',
    introduction: skf.introduction,
    igniteEnabled: true,
    igniteConfig: skf.config,
  });
  const listed = await fetchAllPages<OpportunityRow>(owner, '/opportunities', {
    corporationId: skf.id,
  });
  expect(new Set(organisation.opportunities.map(({ id }) => id))).toEqual(
    new Set(listed.map(({ id }) => id)),
  );
  const [first] = organisation.opportunities;
  const whole = await owner.ask(opportunities.get, { params: { id: first?.id ?? '' } });
  expect(whole).toMatchObject(first ?? {});
  expect(first?.businessNeed).not.toBeNull();
});

test('somebody on one case team there sees the organisation with that opportunity', async () => {
  expect((await norrland.try(organisations.get, { params })).status).toBe(404);
  await pool.query(
    `insert into opportunity_team (opportunity_id, user_id, role)
    select o.id, u.id, 'Observer' from users u, opportunities o
    where u.email = $1 and o.corporation_id = $2 order by o.name limit 1`,
    [norrland.email, skf.id],
  );
  const organisation = await norrland.ask(organisations.get, { params });
  expect(organisation.opportunities.map(({ roles }) => roles)).toEqual([['Observer']]);
});

test('a case team is in no answer to somebody who may not see it', async () => {
  const reply = await member.try(organisations.get, { params });
  expect(reply.text).not.toContain('"team"');
  const seen = await foundry.ask(organisations.get, { params });
  expect(seen.opportunities.flatMap(({ team }) => team ?? []).length).toBeGreaterThan(0);
});
