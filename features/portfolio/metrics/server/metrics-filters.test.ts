import { describe, expect, test } from 'vitest';
import * as metrics from '#features/portfolio/metrics/domain/endpoints.ts';
import { metricsLimits } from '#features/portfolio/metrics/domain/limits.ts';
import { addDays, lastDays } from '#features/portfolio/metrics/domain/range.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';
import { newId } from '#core/server/tables/columns.ts';
import { makeCorporation } from '#core/tests/test-corporation.ts';
import { openTestServer } from '#core/tests/test-server.ts';
import { todayIn } from '#features/portfolio/metrics/tests/today.ts';

const server = await openTestServer({ demonstration: true });
const { db, pool } = server.database;
const foundry = await server.signIn('foundry@outrider.example');
const champion = await server.signIn('champion@skf.example');
const zone = 'Europe/Stockholm';

/** Rows of a query over the stored data that shares nothing with the product's. */
async function sqlOf<Row>(text: string, values: readonly unknown[]): Promise<Row[]> {
  const { rows } = await pool.query(text, [...values]);
  return rows as Row[];
}

const live = `select s.*, o.corporation_id, o.name as opportunity from submissions s
  join opportunities o on o.id = s.opportunity_id and o.is_active
  where s.is_active and s.withdrawn_at is null`;
describe('filters', () => {
  const query = { ...lastDays(365, todayIn(zone)), zone };

  test.each(['corporation', 'opportunity', 'cycle'] as const)(
    'by %s: several values, and all but them, add up to everything',
    async (name) => {
      const values = await sqlOf<{ value: string }>(
        `select distinct ${{ corporation: 'l.corporation_id', opportunity: 'l.opportunity_id', cycle: 'c.name' }[name]}::text as value
          from (${live}) l join opportunities o on o.id = l.opportunity_id
          join cycles c on c.id = o.cycle_id order by 1 limit 2`,
        [],
      );
      const selection = { ...query, [name]: values.map(({ value }) => value) };
      const count = async (filters: typeof query) =>
        (await foundry.ask(metrics.figures, { query: filters })).submissions.value ?? 0;
      const [all, those, others] = [
        await count(query),
        await count(selection),
        await count({ ...selection, except: [name] } as typeof query),
      ];
      expect(those + others).toBe(all);
      expect(those).toBeGreaterThan(0);
    },
  );
});

test('cycles and large imports are marked on their day, those of the own corporation', async () => {
  const corporation = await makeCorporation(server, 'marks');
  const [opportunityId = ''] = await corporation.add([{ name: 'Marked' }]);
  // At 23:30 in UTC it is the next day in Stockholm.
  await pool.query(
    `update cycles set name = 'Late', start_date = '2026-05-03T22:30:00Z', end_date = '2026-05-20T08:00:00Z'
      where id = $1`,
    [corporation.cycleId],
  );
  const add = (created: number) =>
    pool.query(
      `insert into imports (id, of, opportunity_id, source, file_name, file_bytes, state, created, finished_at)
        values (gen_random_uuid(), 'submissions', $1, 'File', 'file.csv', 1, 'done', $2, '2026-05-10T10:00:00Z')`,
      [opportunityId, created],
    );
  await add(metricsLimits.largeImport);
  await add(metricsLimits.largeImport - 1);
  const query = { from: '2026-05-01', to: '2026-05-31', zone };
  const marks = await foundry.ask(metrics.marks, {
    query: { ...query, corporation: corporation.id },
  });
  expect(marks).toEqual([
    { day: '2026-05-04', kind: 'opened', name: 'Late', count: null },
    { day: '2026-05-10', kind: 'imported', name: 'Marked', count: metricsLimits.largeImport },
    { day: '2026-05-20', kind: 'closed', name: 'Late', count: null },
  ]);
  const seen = await champion.ask(metrics.marks, { query });
  expect(seen.map(({ name }) => name)).not.toContain('Late');
});

describe('days in the time zone of the reader', () => {
  // On 29 March 2026 Stockholm has 23 hours, on 25 October 2026 it has 25.
  test.each([
    ['2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z', '2026-03-29'],
    ['2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z', '2026-10-25'],
  ])('from %s until %s is %s', async (begin, end, day) => {
    const corporation = await makeCorporation(server, `zone-${day}`);
    const [opportunityId = ''] = await corporation.add([{}]);
    const moment = (at: string, by: number) => new Date(Date.parse(at) + by).toISOString();
    const times = [moment(begin, -1), begin, moment(end, -1), end];
    await db.insert(submissions).values(
      times.map((createdAt, place) => ({
        id: newId(),
        opportunityId,
        createdAt,
        title: `Idea ${place}`,
        stage: 'New',
        companyName: `Company ${place}`,
        source: 'staff' as const,
      })),
    );
    const input = {
      corporation: [corporation.id],
      zone,
      from: addDays(day, -1),
      to: addDays(day, 1),
    };
    const { submissions: counts } = await foundry.ask(metrics.figures, { query: input });
    expect(counts.values).toEqual([1, 2, 1]);
    const utc = await foundry.ask(metrics.figures, { query: { ...input, zone: 'UTC' } });
    expect(utc.submissions.values).not.toEqual([1, 2, 1]);
  });
});

test.each([
  ['an end before the beginning', { from: '2026-03-02', to: '2026-03-01' }],
  ['more than three years', { from: '2020-01-01', to: '2026-03-01' }],
  ['no date', { from: '2026-02-30', to: '2026-03-01' }],
  ['no time zone', { from: '2026-03-01', to: '2026-03-01', zone: 'Europe/Atlantis' }],
])('%s is refused', async (_, query) => {
  const reply = await foundry.try(metrics.figures, { query });
  expect(reply.status).toBe(400);
});
