import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { findDemoCase } from '#core/tests/demo-case.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { opportunityLimits } from '#features/cases/opportunities/domain/limits.ts';
import * as opportunities from '#features/cases/opportunities/domain/endpoints.ts';
import * as templates from '#features/cases/opportunities/domain/template-endpoints.ts';
import * as scoring from '#features/cases/submissions/domain/scores/endpoints.ts';

const server = await openTestServer({ demonstration: true });
const { pool } = server.database;
const { opportunityId } = await findDemoCase(server);
const owner = await server.signIn('owner@skf.example');
const member = await server.signIn('member@skf.example');
const stranger = await server.signIn('member@norrland.example');
const source = await owner.ask(opportunities.get, { params: { id: opportunityId } });
const { corporationId, cycleId } = source;
const params = { id: corporationId };

const criteria = [{ id: 'reach', name: 'Reach', weight: 1 }];
const card = await owner.ask(scoring.cardOfOpportunity, { params: { id: opportunityId } });
await owner.ask(scoring.setCardOfOpportunity, {
  params: { id: opportunityId },
  body: { scale: 7, criteria, version: card.source === 'opportunity' ? card.version : null },
});

const save = (name: string) =>
  owner.ask(templates.save, { params: { id: opportunityId }, body: { name } });
const cardOf = (id: string) => owner.ask(scoring.cardOfOpportunity, { params: { id } });

test('a template has brief, form and scorecard, and neither dates nor people', async () => {
  const saved = await save('Sensing');
  expect(saved).toMatchObject({ name: 'Sensing', questions: 2, hasScorecard: true });
  const { content } = await member.ask(templates.get, {
    params: { id: corporationId, templateId: String(saved.id) },
  });
  expect(content).toEqual({
    introduction: source.introduction,
    businessNeed: source.businessNeed,
    focusAreas: source.focusAreas,
    callToAction: source.callToAction,
    categories: source.categories,
    reward: source.reward,
    questions: source.questions,
  });
  expect(await member.ask(templates.list, { params })).toMatchObject([{ name: 'Sensing' }]);
});

test('what is made of a template, or of another opportunity, has its scorecard', async () => {
  const saved = await save('With a card');
  const body = { corporationId, cycleId, name: 'Made' };
  for (const madeOf of [{ templateId: String(saved.id) }, { opportunityId }]) {
    const made = await owner.ask(opportunities.create, { body: { ...body, madeOf } });
    expect(await cardOf(String(made.id))).toMatchObject({
      source: 'opportunity',
      scale: 7,
      criteria,
    });
  }
  const plain = await owner.ask(opportunities.create, { body });
  expect((await cardOf(String(plain.id))).source).not.toBe('opportunity');
  // A template that is gone, or of another corporation, keeps nobody from posting.
  const lost = await owner.ask(opportunities.create, {
    body: { ...body, madeOf: { templateId: randomUUID() } },
  });
  expect((await cardOf(String(lost.id))).source).not.toBe('opportunity');
});

test('a name is given once, also by two at once, and there are bounds', async () => {
  await save('Twice');
  const again = { params: { id: opportunityId }, body: { name: 'TWICE' } };
  expect(await owner.try(templates.save, again)).toMatchObject({
    status: 409,
    body: { code: 'template.nameTaken' },
  });
  const both = await Promise.all(
    [1, 2].map(() =>
      owner.try(templates.save, { params: { id: opportunityId }, body: { name: 'At once' } }),
    ),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  await pool.query(
    `insert into opportunity_templates (id, corporation_id, name, content)
      select gen_random_uuid(), $1, 'More ' || n, '{"questions": []}' from generate_series(1, $2) n`,
    [corporationId, opportunityLimits.templatesMost],
  );
  const over = { params: { id: opportunityId }, body: { name: 'One more' } };
  expect(await owner.try(templates.save, over)).toMatchObject({
    body: { code: 'template.tooMany' },
  });
  await pool.query(`delete from opportunity_templates where name like 'More %'`);
});

test('templates are those of a corporation', async () => {
  const saved = await save('Ours alone');
  const place = { params: { id: corporationId, templateId: String(saved.id) } };
  expect((await stranger.try(templates.list, { params })).status).toBe(404);
  expect((await stranger.try(templates.get, place)).status).toBe(404);
  expect((await member.try(templates.remove, place)).status).toBe(403);
  expect((await owner.try(templates.remove, place)).status).toBe(204);
  expect((await owner.try(templates.remove, place)).status).toBe(404);
});
