import { isDeepStrictEqual } from 'node:util';
import { describe, expect, test } from 'vitest';
import * as metrics from '#features/portfolio/metrics/domain/endpoints.ts';
import { lastDays } from '#features/portfolio/metrics/domain/range.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';
import { newId } from '#core/server/tables/columns.ts';
import { auditEntries } from '#core/server/tables/records.ts';
import { makeCorporation } from '#core/tests/test-corporation.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { todayIn } from '#features/portfolio/metrics/tests/today.ts';

const server = await openTestServer({ demonstration: true });
const { db, pool } = server.database;
const foundry = await server.signIn('foundry@outrider.example');
const champion = await server.signIn('champion@skf.example');

const zone = 'Europe/Stockholm';
const today = todayIn(zone);
const ranges = [30, 90, 365].map((days) => ({ ...lastDays(days, today), zone }));

/** The product-limit estimate of each stage, in SQL alone, over moves read from the audit log. */
const estimates = `
  with live as (
    select s.id, s.stage, s.created_at from submissions s
    join opportunities o on o.id = s.opportunity_id and o.is_active
    where s.is_active and s.withdrawn_at is null
      and (s.created_at at time zone '${zone}')::date between $1 and $2),
  moved as (
    select l.id, a.at, a.details->>'from' as was, a.details->>'to' as stage,
      row_number() over (partition by l.id order by a.at, a.id) as nth
    from live l join audit_entries a on a.subject_id = l.id::text and a.kind = 'submission.moved'),
  entered as (
    select l.id, l.created_at as at, coalesce(m.was, l.stage) as stage, 0 as nth
    from live l left join moved m on m.id = l.id and m.nth = 1
    union all select id, at, stage, nth from moved),
  stay as (
    select stage, at, lead(at) over (partition by id order by nth) as until from entered),
  lasted as (
    select stage, until is not null as ended,
      round((extract(epoch from coalesce(until, now()) - at) / 86400)::numeric, 1) as days from stay),
  times as (
    select stage, days, count(*) filter (where ended) as ended,
      (select count(*) from lasted l where l.stage = lasted.stage and l.days >= lasted.days) as at_risk
    from lasted group by stage, days),
  curve as (
    select stage, days, at_risk, exp(sum(ln(1.0 - least(ended::numeric / at_risk, 1 - 1e-15)))
      over (partition by stage order by days)) as waiting from times)
  select stage,
    ${[0.25, 0.5, 0.75, 0.9].map((share, at) => `(min(days) filter (where waiting <= ${1 - share} + 1e-9))::float8 as q${at}`).join(', ')},
    json_agg(json_build_array(days, at_risk, round(waiting, 6)) order by days) as curve
  from curve group by stage`;

interface Estimate {
  readonly stage: string;
  readonly q0: number | null;
  readonly q1: number | null;
  readonly q2: number | null;
  readonly q3: number | null;
  readonly curve: readonly (readonly [days: number, atRisk: number, waiting: number])[];
}

type Times = Awaited<ReturnType<typeof askTimes>>;

/** The times of all stages, each with its curve. */
async function askTimes(query: (typeof ranges)[number]) {
  const times = await foundry.ask(metrics.stageTimes, { query });
  const whole = [];
  for (const time of times) {
    const of = { query: { ...query, stage: time.stage } };
    whole.push({ time, curve: await foundry.ask(metrics.stageCurve, of) });
  }
  return whole;
}

/** Of one moment: what still waits grows by a tenth of a day now and then, also between two questions. */
async function askBoth(
  query: (typeof ranges)[number],
): Promise<{ estimate: readonly Estimate[]; times: Times }> {
  const ask = async () => (await pool.query<Estimate>(estimates, [query.from, query.to])).rows;
  for (;;) {
    const before = await ask();
    const times = await askTimes(query);
    if (isDeepStrictEqual(await ask(), before)) return { estimate: before, times };
  }
}

describe('time in stage equals the estimate in SQL', () => {
  test.each(ranges)('from $from to $to', async (query) => {
    const { estimate: stages, times } = await askBoth(query);
    const names = times.map(({ time }) => time.stage);
    expect(names).toEqual(['New', 'Screening', 'Shortlist', 'Pitch']);
    for (const { time, curve } of times) {
      const estimate = stages.find(({ stage }) => stage === time.stage);
      const { p25Days, medianDays, p75Days, p90Days } = time;
      expect([p25Days, medianDays, p75Days, p90Days], time.stage).toEqual([
        estimate?.q0,
        estimate?.q1,
        estimate?.q2,
        estimate?.q3,
      ]);
      expect(curve.open).toBe(time.open);
      expect(curve.steps[0]?.atRisk).toBe(curve.stays);
      for (const { days, waiting } of curve.steps) {
        const same = estimate?.curve.find(([at]) => at === days);
        expect(waiting, `${time.stage} ${days}`).toBeCloseTo(same?.[2] ?? -1, 5);
      }
    }
    // Otherwise nothing was censored, and the test proves nothing.
    expect(times.some(({ time }) => time.open > 0)).toBe(true);
  });
});

test('what still waits makes times longer, and a quantile that is not reached is not told', async () => {
  const corporation = await makeCorporation(server, 'still-waiting');
  const [opportunityId = ''] = await corporation.add([{}]);
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  const made = [
    { received: 20, moved: 18 },
    { received: 20, moved: 14 },
    { received: 20, moved: null },
    { received: 20, moved: null },
    { received: 20, moved: null },
  ].map((one) => ({ ...one, id: newId() }));
  await db.insert(submissions).values(
    made.map(({ id, received, moved }) => ({
      id,
      opportunityId,
      createdAt: ago(received),
      title: 'Idea',
      companyName: 'Ferrogrid',
      source: 'staff' as const,
      stageSince: ago(moved ?? received),
      stage: moved === null ? 'New' : 'Screening',
    })),
  );
  await db.insert(auditEntries).values(
    made.flatMap(({ id, moved }) =>
      moved === null
        ? []
        : [
            {
              id: newId(),
              at: ago(moved),
              kind: 'submission.moved' as const,
              opportunityId,
              subject: 'submission',
              subjectId: id,
              details: { from: 'New', to: 'Screening' },
            },
          ],
    ),
  );
  const query = { ...lastDays(30, today), zone: 'UTC', corporation: [corporation.id] };
  const [first] = await foundry.ask(metrics.stageTimes, { query });
  expect(first).toEqual({
    stage: 'New',
    submissions: 5,
    open: 3,
    p25Days: 6,
    medianDays: null,
    p75Days: null,
    p90Days: null,
  });
  const curve = await foundry.ask(metrics.stageCurve, { query: { ...query, stage: 'New' } });
  expect(curve).toMatchObject({ stays: 5, open: 3 });
  expect(curve.steps.map(({ days, atRisk, left, open }) => [days, atRisk, left, open])).toEqual([
    [2, 5, 1, 0],
    [6, 4, 1, 0],
    [20, 3, 0, 3],
  ]);
  expect(curve.steps.map(({ waiting }) => Math.round(waiting * 100))).toEqual([80, 60, 60]);
});

test('a Champion sees the curve of the own corporation alone; of no stage it is empty', async () => {
  const query = { ...ranges[2], zone, from: ranges[2]?.from ?? today, to: today, stage: 'New' };
  const own = await champion.ask(metrics.stageCurve, { query });
  const all = await foundry.ask(metrics.stageCurve, { query });
  expect(own.stays).toBeGreaterThan(0);
  expect(own.stays).toBeLessThan(all.stays);
  const none = await foundry.ask(metrics.stageCurve, { query: { ...query, stage: 'Elsewhere' } });
  expect(none).toEqual({ stage: 'Elsewhere', stays: 0, open: 0, steps: [] });
});
