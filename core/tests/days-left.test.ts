import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { daysUntil } from '#core/domain/days-left.ts';
import { instantOf, wallTimeAt } from '#core/domain/time-zone.ts';
import { endpointsOfContract } from '#core/tests/contract.ts';
import { sampleSubmission } from '#features/cases/public-pages/tests/sample-submission.ts';
import { findDemoCase } from '#core/tests/demo-case.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { cycles } from '#features/cases/corporations/domain/endpoints.ts';
import { get as organisation } from '#features/cases/corporations/domain/organisation-endpoints.ts';
import * as opportunities from '#features/cases/opportunities/domain/endpoints.ts';
import * as publicPages from '#features/cases/public-pages/domain/endpoints.ts';
import { opportunities as search } from '#features/portfolio/search-screen/domain/record-endpoints.ts';
import * as spotlight from '#features/portfolio/spotlight/domain/endpoints.ts';
import { get as submission } from '#features/cases/submissions/domain/endpoints.ts';
import { submissions } from '#features/cases/submissions/domain/list-endpoints.ts';

const server = await openTestServer({ demonstration: true });
const { pool } = server.database;
const { anonymous } = server;
const foundry = await server.signIn('foundry@outrider.example');
const owner = await server.signIn('owner@skf.example');
const { opportunityId } = await findDemoCase(server);

/** As far from UTC as there is: where UTC's days are counted, one end or the other is a day off. */
const timeZone = 'Pacific/Kiritimati';

/** A day of the zone that many days from now, at a time. */
function inDays(days: number, [hour, minute, second]: readonly [number, number, number]): string {
  const today = wallTimeAt(new Date(), timeZone);
  const day = new Date(Date.UTC(today.year, today.month - 1, today.day + days));
  const date = { year: day.getUTCFullYear(), month: day.getUTCMonth() + 1, day: day.getUTCDate() };
  return instantOf({ ...date, hour, minute, second }, timeZone).toISOString();
}

/** Whoever divides by 24 hours counts a day too many for one of them, or counts UTC's days for the other. */
const edges = [
  ['first', [0, 0, 1]],
  ['last', [23, 59, 59]],
] as const;
const endOfCycle = inDays(9, [23, 59, 59]);

const { rows } = await pool.query<{ id: string; cycleId: string; name: string }>(
  `select corporation_id as id, cycle_id as "cycleId", name from opportunities where id = $1`,
  [opportunityId],
);
const { id = '', cycleId = '', name = '' } = rows[0] ?? {};
await pool.query('update corporations set time_zone = $2 where id = $1', [id, timeZone]);
await pool.query('update cycles set end_date = $2 where id = $1', [cycleId, endOfCycle]);
const withId = <Row extends { readonly id: string }>(all: readonly Row[], id = opportunityId) =>
  all.find((one) => one.id === id);

test.each(edges)(
  'every place has the same days left, to the %s second of a day',
  async (_, time) => {
    await pool.query('update opportunities set end_date = $2 where id = $1', [
      opportunityId,
      inDays(5, time),
    ]);
    const params = { id: opportunityId };
    const page = await owner.ask(opportunities.list, {
      query: { corporationId: id, limit: '100' },
    });
    const results = await owner.ask(search, { query: { q: name } });
    const open = await anonymous.ask(publicPages.corporation, { params: { slug: 'skf' } });
    await foundry.ask(spotlight.publish, { params: { id }, body: { isPublic: true } });
    const views = [
      await owner.ask(spotlight.get),
      await anonymous.ask(spotlight.onTheWeb, { params: { slug: 'skf' } }),
    ].map(({ blocks }) =>
      withId(blocks.flatMap((one) => (one.kind === 'automatic' ? one.items : []))),
    );
    expect({
      list: withId(page.data)?.daysLeft,
      one: (await owner.ask(opportunities.get, { params })).daysLeft,
      organisation: withId((await owner.ask(organisation, { params: { id } })).opportunities)
        ?.daysLeft,
      search: withId(results.data)?.daysLeft,
      page: withId(open.opportunities)?.daysLeft,
      openOnes: withId(await anonymous.ask(publicPages.openOpportunities))?.daysLeft,
      form: (await anonymous.ask(publicPages.opportunity, { params })).daysLeft,
      spotlight: views[0]?.reason,
      spotlightOnTheWeb: views[1]?.count,
    }).toEqual({
      list: 5,
      one: 5,
      organisation: 5,
      search: 5,
      page: 5,
      openOnes: 5,
      form: 5,
      spotlight: 'Closes in 5 days',
      spotlightOnTheWeb: { value: 5, of: 'days left' },
    });
  },
);

test('the cycle of the sidebar and that of Discover have the same number', async () => {
  const all = await owner.ask(cycles, { params: { id } });
  const page = await owner.ask(opportunities.list, { query: { corporationId: id, limit: '100' } });
  const ofCycle = page.data.filter((one) => one.cycleId === cycleId);
  expect(withId(all, cycleId)).toMatchObject({
    daysLeft: 9,
    timeZone,
    endDate: endOfCycle.replace('.000', ''),
  });
  expect(ofCycle.map(({ cycle }) => cycle?.daysLeft)).toEqual(ofCycle.map(() => 9));
});

test('the team and who submitted count the days to the promised answer alike', async () => {
  const body = sampleSubmission(server, opportunityId);
  const receipt = await anonymous.ask(publicPages.submit, { params: { id: opportunityId }, body });
  const key = receipt.followUp.split('/').at(-1) ?? '';
  const query = { q: body.title, limit: '100' };
  const listed = await owner.ask(submissions, { params: { id: opportunityId }, query });
  const [made] = listed.data.filter(({ title }) => title === body.title);
  const followUp = await anonymous.ask(publicPages.followUp, { params: { key } });
  const one = await owner.ask(submission, { params: { id: made?.id ?? '' } });
  const days = daysUntil(receipt.answerBy ?? '', timeZone, new Date());
  expect(receipt.timeZone).toBe(timeZone);
  expect([made?.dueInDays, one.dueInDays, followUp.answerInDays]).toEqual([days, days, days]);
});

/** Fields that say how long it is to a date. */
const ofDays = /"(\w*(?:days?(?:Left|Until|To[A-Z]\w*|Remaining)|InDays|remainingDays))":/giu;

test('no other answer counts days to a date', () => {
  const fields = endpointsOfContract.flatMap(({ endpoint }) => {
    if (endpoint.answer === null) return [];
    const schema = z.toJSONSchema(endpoint.answer, { unrepresentable: 'any', io: 'output' });
    return [...JSON.stringify(schema).matchAll(ofDays)].map(([, field]) => field);
  });
  expect([...new Set(fields)].toSorted()).toEqual(['answerInDays', 'daysLeft', 'dueInDays']);
});

/** A difference of instants in days, rounded up: what counted them before. */
const counting =
  /Math\.ceil\([^;]*\/\s*\(?(?:\w*day(?:Ms)?\b|86_?400|24 \* )|function days(?:Until|Left)|const days(?:Until|Left) =/iu;

const sources = globSync('{core,features,ui,cli}/**/*.{ts,tsx}').filter(
  (path) => !/\.test\.tsx?$|\/(?:tests|demo)\//u.test(path),
);

test('one function counts the days to a date', () => {
  expect(sources.length).toBeGreaterThan(1000);
  const own = sources.filter((path) => counting.test(readFileSync(path, 'utf8')));
  expect(own).toEqual(['core/domain/days-left.ts']);
  for (const planted of [
    'const left = Math.ceil((Date.parse(endDate) - Date.now()) / dayMs);',
    'const n = Math.ceil((end - now) / 86_400_000);',
    'export function daysUntil(end: string) {}',
  ]) {
    expect(counting.test(planted), planted).toBe(true);
  }
});
