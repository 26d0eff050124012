import { describe, expect, test } from 'vitest';
import * as metrics from '#features/portfolio/metrics/domain/endpoints.ts';
import type { CountedRows } from '#features/portfolio/metrics/domain/metrics.ts';
import { partKinds } from '#features/portfolio/metrics/domain/part-kinds.ts';
import { addDays, daysOfMonth, lastDays } from '#features/portfolio/metrics/domain/range.ts';
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
const sum = (values: readonly (number | null)[]) =>
  values.reduce<number>((total, value) => total + (value ?? 0), 0);

/** Rows of a query over the stored data that shares nothing with the product's. */
async function sqlOf<Row>(text: string, values: readonly unknown[]): Promise<Row[]> {
  const { rows } = await pool.query(text, [...values]);
  return rows as Row[];
}

const live = `select s.*, o.corporation_id, o.name as opportunity from submissions s
  join opportunities o on o.id = s.opportunity_id and o.is_active
  where s.is_active and s.withdrawn_at is null`;
/** The demonstration's corporations have the default stages. */
const answers = `select l.*, (select min(a.at) from audit_entries a where a.subject_id = l.id::text
    and a.kind = 'submission.moved' and a.details->>'to' in ('Selected', 'Declined')) as answered
  from (${live}) l`;
const local = (column: string) => `(${column} at time zone '${zone}')::date`;

interface SqlFigures {
  submissions: number;
  companies: number;
  decisions: number;
  days: number | null;
}

async function figuresBySql({ from, to }: { from: string; to: string }): Promise<SqlFigures> {
  const [row] = await sqlOf<SqlFigures>(
    `select
      (select count(*)::int from (${live}) l where ${local('created_at')} between $1 and $2) as submissions,
      (select count(distinct coalesce(company_id::text, lower(trim(company_name))))::int
        from (${live}) l where ${local('created_at')} between $1 and $2) as companies,
      (select count(*)::int from (${answers}) a where ${local('answered')} between $1 and $2) as decisions,
      (select round((percentile_cont(0.5) within group (
        order by extract(epoch from answered - created_at)))::numeric / 86400, 1)::float8
        from (${answers}) a where ${local('answered')} between $1 and $2) as days`,
    [from, to],
  );
  if (!row) throw new Error('Counting answers a row.');
  return row;
}

describe('the figures of the demonstration equal plain SQL', () => {
  test.each(ranges)('from $from to $to, also over time and before', async (query) => {
    const figures = await foundry.ask(metrics.figures, { query });
    const counted = await figuresBySql(query);
    expect(figures.submissions.value).toBe(counted.submissions);
    expect(figures.companies.value).toBe(counted.companies);
    expect(figures.decisions.value).toBe(counted.decisions);
    expect(figures.answerDays.value).toBeCloseTo(counted.days ?? Number.NaN, 1);
    expect(counted.submissions).toBeGreaterThan(0);
    expect(sum(figures.submissions.values)).toBe(counted.submissions);
    const days = figures.buckets.map(({ from }) => from);
    const before = {
      from: addDays(query.from, -(Date.parse(query.to) - Date.parse(query.from)) / 86_400_000 - 1),
      to: addDays(query.from, -1),
    };
    const countedBefore = await figuresBySql(before);
    expect(figures.submissions.before).toBe(countedBefore.submissions);
    expect(figures.decisions.before).toBe(countedBefore.decisions);
    expect(figures.bucketsBefore[0]?.from).toBe(before.from);
    const each = await Promise.all(figures.buckets.map((bucket) => figuresBySql(bucket)));
    expect(figures.submissions.values).toEqual(each.map((one) => one.submissions));
    expect(figures.companies.values).toEqual(each.map((one) => one.companies));
    expect(figures.decisions.values).toEqual(each.map((one) => one.decisions));
    expect(new Set(days).size).toBe(days.length);
  });

  test.each(ranges)('how much longer answers take, from $from to $to', async (query) => {
    const { answerShift } = await foundry.ask(metrics.figures, { query });
    const [row] = await sqlOf<{ middle: number | null }>(
      `with answered as (
          select round((extract(epoch from answered - created_at) / 86400)::numeric, 1)::float8 as days,
            ${local('answered')} as day from (${answers}) a where answered is not null)
        select percentile_cont(0.5) within group (order by one.days - other.days) as middle
        from answered one, answered other
        where one.day between $1 and $2 and other.day < $1
          and other.day >= $1::date - ($2::date - $1::date + 1)`,
      [query.from, query.to],
    );
    if (row?.middle === null || row?.middle === undefined) expect(answerShift).toBeNull();
    else expect(answerShift?.value).toBeCloseTo(row.middle, 4);
  });

  test('projects and pilots of now, for the foundry and for a corporation', async () => {
    const [query = { from: today, to: today, zone }] = ranges;
    const [all] = await sqlOf<{ active: number; pilots: number; due: number; overdue: number }>(
      `select (count(*) filter (where phase <> 'Closed'))::int as active,
        (count(*) filter (where phase = 'Pilot'))::int as pilots,
        (count(*) filter (where phase = 'Pilot' and c.decision_date between $1 and $1::date + 30))::int as due,
        (count(*) filter (where phase = 'Pilot' and c.decision_date < $1))::int as overdue
      from projects p left join pilot_charters c on c.project_id = p.id and c.outcome is null
      where p.is_active`,
      [today],
    );
    expect(await foundry.ask(metrics.pilots, { query })).toEqual(all);
    expect(all?.pilots).toBeGreaterThan(0);
    const own = await champion.ask(metrics.pilots, { query });
    expect(own.active).toBeLessThan(all?.active ?? 0);
    expect(own.active).toBeGreaterThan(0);
  });

  test.each(ranges)('funnel and time in stage, from $from to $to', async (query) => {
    const funnel = await foundry.ask(metrics.funnel, { query });
    const seen = `select l.id, max(array_position(
        array['New','Screening','Shortlist','Pitch','Selected'], stage.name)) as place
      from (${live}) l cross join lateral (
        select 'New' as name union all select l.stage
        union all select unnest(array[a.details->>'from', a.details->>'to']) from audit_entries a
          where a.subject_id = l.id::text and a.kind = 'submission.moved') stage
      where ${local('l.created_at')} between $1 and $2 group by l.id`;
    const reached = await sqlOf<{ reached: number }>(
      `select (select count(*)::int from (${seen}) s where s.place >= step) as reached
        from generate_series(1, 5) step order by step`,
      [query.from, query.to],
    );
    expect(funnel.map((step) => step.reached)).toEqual(reached.map((step) => step.reached));
    expect(funnel.map(({ stage }) => stage)).toEqual([
      'New',
      'Screening',
      'Shortlist',
      'Pitch',
      'Selected',
    ]);
    const times = await foundry.ask(metrics.stageTimes, { query });
    const open = await sqlOf<{ stage: string; open: number }>(
      `select stage, count(*)::int as open from (${live}) l
        where ${local('created_at')} between $1 and $2 group by stage`,
      [query.from, query.to],
    );
    for (const { stage, open: stillThere, submissions: count } of times) {
      expect(stillThere, stage).toBe(open.find((one) => one.stage === stage)?.open ?? 0);
      expect(count).toBe(funnel.find((step) => step.stage === stage)?.reached);
    }
  });

  test.each(ranges)('answers and opportunities, from $from to $to', async (query) => {
    const byCorporation = await foundry.ask(metrics.answerTimes, { query });
    const bySql = await sqlOf(
      `select c.name, count(*) filter (where ${local('answered')} between $1 and $2)::int as decisions,
        count(*) filter (where ${local('answered')} between $1 and $2
          and answered <= a.created_at + interval '336 hours')::int as "withinPromise"
      from (${answers}) a join corporations c on c.id = a.corporation_id group by c.name order by 1`,
      [query.from, query.to],
    );
    expect(
      byCorporation.map(({ name, decisions, withinPromise }) => ({
        name,
        decisions,
        withinPromise,
      })),
    ).toEqual(bySql);
    const listed = await foundry.ask(metrics.opportunities, { query });
    const counted = await sqlOf<{ name: string; submissions: number }>(
      `select opportunity as name, count(*)::int as submissions from (${live}) l
        where ${local('created_at')} between $1 and $2 group by opportunity_id, opportunity`,
      [query.from, query.to],
    );
    const names = (rows: readonly { name: string; submissions: number }[]) =>
      rows.map(({ name, submissions: count }) => `${name} ${count}`).toSorted();
    expect(names(listed.filter(({ submissions: count }) => count > 0))).toEqual(names(counted));
    const { decisions } = await foundry.ask(metrics.figures, { query });
    expect(sum(listed.map((one) => one.decisions))).toBe(decisions.value);
  });

  test.each(partKinds)('the funnel by %s adds up, part by part', async (by) => {
    const query = ranges[2] ?? { from: today, to: today, zone };
    const funnel = await foundry.ask(metrics.funnel, { query });
    const { stages, parts } = await foundry.ask(metrics.funnelParts, { query: { ...query, by } });
    expect(stages).toEqual(funnel.map(({ stage }) => stage));
    const totals = stages.map((_, at) => sum(parts.map(({ reached }) => reached[at] ?? 0)));
    expect(totals).toEqual(funnel.map(({ reached }) => reached));
    const part = parts.at(-1);
    const rows = await foundry.ask(metrics.rows, {
      query: {
        ...query,
        of: 'submissions',
        by,
        limit: '100',
        ...(part?.key && { part: part.key }),
      },
    });
    expect(rows.data.length).toBe(Math.min(100, part?.reached[0] ?? 0));
  });

  test.each(ranges)('companies and cohorts, from $from to $to', async (query) => {
    const { submitted } = await foundry.ask(metrics.companies, { query });
    const bySql = await sqlOf<{ key: string; count: number }>(
      `select coalesce(company_id::text, lower(trim(company_name))) as key, count(*)::int as count
        from (${live}) l where ${local('created_at')} between $1 and $2 group by 1`,
      [query.from, query.to],
    );
    const words = (rows: readonly { key: string | null; count: number }[]) =>
      rows.map(({ key, count }) => `${key} ${count}`).toSorted();
    expect(words(submitted)).toEqual(words(bySql));
    const shares = await foundry.ask(metrics.cohorts, { query });
    const cohorts = await sqlOf(
      `select to_char(first, 'YYYY-MM') as month, count(*)::int as companies,
        count(*) filter (where decided)::int as decided, count(*) filter (where many > 1)::int as returned
      from (select coalesce(company_id::text, lower(trim(company_name))) as key, count(*) as many,
          min(${local('created_at')}) as first, bool_or(answered is not null) as decided
        from (${answers}) a group by 1) c
      where first between $1 and $2 group by 1 order by 1 desc`,
      [query.from, query.to],
    );
    expect(shares.map(({ later: _, ...cohort }) => cohort)).toEqual(cohorts);
  });

  test('each figure leads to as many rows as it counts', async () => {
    const query = ranges[1] ?? ranges[0] ?? { from: today, to: today, zone };
    const count = async (of: CountedRows, stage?: string, more: object = {}) => {
      let rows = 0;
      let cursor: string | undefined;
      do {
        const page = await foundry.ask(metrics.rows, {
          query: {
            ...query,
            ...more,
            of,
            limit: '37',
            ...(stage && { stage }),
            ...(cursor && { cursor }),
          },
        });
        rows += page.data.length;
        cursor = page.endCursor;
      } while (cursor !== undefined);
      return rows;
    };
    const figures = await foundry.ask(metrics.figures, { query });
    expect(await count('submissions')).toBe(figures.submissions.value);
    expect(await count('companies')).toBe(figures.companies.value);
    expect(await count('decisions')).toBe(figures.decisions.value);
    for (const { stage, reached } of await foundry.ask(metrics.funnel, { query })) {
      expect(await count('reached', stage), stage).toBe(reached);
    }
    for (const time of await foundry.ask(metrics.stageTimes, { query })) {
      expect(await count('stayed', time.stage), time.stage).toBe(time.submissions);
    }
    const rows = await foundry.ask(metrics.answerTimes, { query });
    expect(await count('waiting')).toBe(sum(rows.map(({ waiting }) => waiting)));
    expect(await count('overdue')).toBe(sum(rows.map(({ overdue }) => overdue)));
    for (const { corporationId, decisions } of rows) {
      const part = { by: 'corporation', part: corporationId };
      expect(await count('decisions', undefined, part)).toBe(decisions);
    }
    for (const { month, companies, decided, returned, later } of await foundry.ask(
      metrics.cohorts,
      {
        query,
      },
    )) {
      const days = daysOfMonth(month, query);
      expect(await count('first', undefined, days)).toBe(companies);
      expect(await count('answered', undefined, days)).toBe(decided);
      expect(await count('returned', undefined, days)).toBe(returned);
      for (const [at, came] of later.entries()) {
        const monthsLater = String(at + 1);
        expect(await count('returned', undefined, { ...days, monthsLater })).toBe(came);
      }
    }
    const [opportunity] = await foundry.ask(metrics.opportunities, { query });
    const part = { by: 'opportunity', part: opportunity?.id };
    expect(await count('submissions', undefined, part)).toBe(opportunity?.submissions);
    expect(await count('waiting', undefined, part)).toBe(opportunity?.waiting);
  });
});

describe('a Foundry Champion', () => {
  const query = ranges[2] ?? { from: today, to: today, zone };

  test('sees the own corporation alone, also when asking for another', async () => {
    const own = await champion.ask(metrics.answerTimes, { query });
    expect(own.map(({ name }) => name)).toEqual(['SKF']);
    const [other] = await sqlOf<{ id: string }>(
      `select id from corporations where slug = 'norrland-steel'`,
      [],
    );
    const elsewhere = { ...query, corporation: [other?.id ?? ''] };
    const figures = await champion.ask(metrics.figures, { query: elsewhere });
    expect(figures.submissions.value).toBe(0);
    expect(await champion.ask(metrics.opportunities, { query: elsewhere })).toEqual([]);
    const rows = await champion.ask(metrics.rows, { query: { ...elsewhere, of: 'submissions' } });
    expect(rows.data).toEqual([]);
    expect((await foundry.ask(metrics.figures, { query: elsewhere })).submissions.value).not.toBe(
      0,
    );
  });

  test('sees what the foundry sees of that corporation', async () => {
    const [skf] = await sqlOf<{ id: string }>(`select id from corporations where slug = 'skf'`, []);
    const ofSkf = { ...query, corporation: [skf?.id ?? ''] };
    expect(await champion.ask(metrics.figures, { query })).toEqual(
      await foundry.ask(metrics.figures, { query: ofSkf }),
    );
  });
});

test('a case that is moved back, and one that is decided twice, count once', async () => {
  const corporation = await makeCorporation(server, 'back-and-forth');
  const [opportunityId = ''] = await corporation.add([{}]);
  const id = newId();
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  await db.insert(submissions).values({
    id,
    opportunityId,
    createdAt: ago(20),
    title: 'Idea',
    stage: 'Screening',
    companyName: 'Ferrogrid',
    source: 'staff' as const,
    stageSince: ago(2),
  });
  const ways = [
    [16, 'New', 'Pitch'],
    [12, 'Pitch', 'Declined'],
    [8, 'Declined', 'Screening'],
    [6, 'Screening', 'Declined'],
    [2, 'Declined', 'Screening'],
  ] as const;
  await db.insert(auditEntries).values(
    ways.map(([days, from, to]) => ({
      id: newId(),
      at: ago(days),
      kind: 'submission.moved' as const,
      opportunityId,
      subject: 'submission',
      subjectId: id,
      details: { from, to },
    })),
  );
  const query = { ...lastDays(30, today), zone: 'UTC', corporation: [corporation.id] };
  const figures = await foundry.ask(metrics.figures, { query });
  expect(figures.decisions.value).toBe(1);
  expect(figures.answerDays.value).toBe(8);
  const funnel = await foundry.ask(metrics.funnel, { query });
  expect(funnel.map(({ reached }) => reached)).toEqual([1, 1, 1, 1, 0]);
  // Received in the period before, it had not been moved yet when that was as old as this one is.
  const later = { ...query, ...lastDays(18, today) };
  const compared = await foundry.ask(metrics.funnel, { query: later });
  expect(compared.map(({ before }) => before)).toEqual([1, 1, 1, 1, 0]);
  expect(compared.map(({ beforeThen }) => beforeThen)).toEqual([1, 0, 0, 0, 0]);
  const times = await foundry.ask(metrics.stageTimes, { query });
  expect(times.find(({ stage }) => stage === 'New')).toMatchObject({ medianDays: 4, open: 0 });
  expect(times.find(({ stage }) => stage === 'Screening')).toMatchObject({
    submissions: 1,
    open: 1,
    medianDays: 2,
  });
  expect(await foundry.ask(metrics.answerTimes, { query })).toMatchObject([
    { promiseDays: 14, decisions: 1, withinPromise: 1, waiting: 1, overdue: 1 },
  ]);
});
