import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { openLog } from '#core/platform/log/log.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { newId } from '#core/server/tables/columns.ts';
import { openTestServer } from './test-server.ts';
import { seededRandom } from '#core/server/demo/seeded-random.ts';
import { drawCompanies } from '#features/directory/companies/demo/companies.ts';
import { demoCollections } from '#features/directory/collections/demo/demo-collections.ts';
import { legalForms, type Country } from '#features/directory/companies/demo/company-places.ts';
import { fields, madeOf, type ProductName } from '#features/directory/companies/demo/fields/all.ts';
import { demoOpportunities } from '#features/cases/opportunities/demo/demo-opportunities.ts';
import {
  projectStates,
  type ProjectState,
} from '#features/portfolio/projects/demo/project-states.ts';
import { hasDemoAccounts } from '#features/people/identity/server/shared/demo-accounts.ts';
import { fillWithDemonstration } from '#core/server/demo/fill.ts';
import { demoSteps } from './cluster.ts';

interface Submitted extends Record<string, unknown> {
  readonly opportunity: string;
  readonly title: string;
  readonly pitch: string;
  readonly stage: string;
  readonly reason: string | null;
  readonly name: string;
  readonly industry: string;
}

interface DescribedProject extends Record<string, unknown> {
  readonly name: string;
  readonly phase: string;
  readonly health: string;
  readonly description: string;
}

const pickState = (state: ProjectState | undefined) => ({
  phase: state?.phase,
  health: state?.health,
});

const log = openLog('silent');
const options = { publicUrl: 'http://localhost:3000' };
const filled = await openTestServer({ demonstration: true });
const empty = await openTestServer();
const used = await openTestServer();

async function counted({ database: { db } }: typeof filled, table: string): Promise<number> {
  const { rows } = await db.execute<{ n: number }>(
    sql`select count(*)::int as n from ${sql.identifier(table)}`,
  );
  return rows[0]?.n ?? 0;
}

describe('the demonstration', () => {
  test.each([
    ['corporations', 3],
    ['cycles', 9],
    ['opportunities', 24],
    ['companies', 5000],
    ['collections', 12],
    ['saved_searches', 3],
    ['saved_views', 3],
    ['pins', 4],
  ])('has the expected number of %s: %d', async (table, count) => {
    expect(await counted(filled, table)).toBe(count);
  });

  test('has projects in all phases, each started from a selected submission', async () => {
    const { rows } = await filled.database.db.execute<{
      all: number;
      stray: number;
      phases: number;
    }>(
      sql`select count(*)::int as all, count(distinct p.phase)::int as phases,
        count(*) filter (where s.stage is distinct from 'Selected')::int as stray
        from projects p left join submissions s on s.id = p.submission_id`,
    );
    expect(rows[0]).toMatchObject({ stray: 0, phases: 5 });
    expect(rows[0]?.all).toBeGreaterThan(15);
  });

  test('has notes on companies that are in the collection', async () => {
    const { rows } = await filled.database.db.execute<{ all: number; stray: number }>(sql`
      select count(*)::int as all, count(*) filter (where n.company_id::text <>
        all (c.startup_ids || c.crunchbase_ids || c.nucla_ids))::int as stray
      from collection_notes n join collections c on c.id = n.collection_id`);
    expect(rows[0]?.all).toBeGreaterThan(30);
    expect(rows[0]?.stray).toBe(0);
  });

  test('has votes and comments, only by people who may give them', async () => {
    expect(await counted(filled, 'votes')).toBeGreaterThan(100);
    expect(await counted(filled, 'comments')).toBeGreaterThan(60);
    const { rows } = await filled.database.db.execute(sql`
      select 1 from votes v join submissions s on s.id = v.submission_id
      where not exists (
        select 1 from opportunity_team t
        where t.opportunity_id = s.opportunity_id and t.user_id = v.user_id
          and t.role <> 'Observer')`);
    expect(rows).toEqual([]);
  });

  test('has notified the Case Owner of replies, and left some unread', async () => {
    const { rows } = await filled.database.db.execute<{ n: number; unread: number }>(sql`
      select count(*)::int as n, count(*) filter (where n.read_at is null)::int as unread
      from notifications n join users u on u.id = n.user_id and u.email = 'owner@skf.example'`);
    expect(rows[0]?.n).toBeGreaterThan(2);
    expect(rows[0]?.unread).toBeGreaterThan(0);
    expect(rows[0]?.unread).toBeLessThan(10);
  });

  test('has scores of whole cards, some disputed, and leaves some to be scored', async () => {
    const { rows } = await filled.database.db.execute<{ judged: number; left: number }>(sql`
      select count(*) filter (where c.values is not null)::int as judged,
        count(*) filter (where c.values is null)::int as left
      from submissions s
      join opportunity_team t on t.opportunity_id = s.opportunity_id
      join users u on u.id = t.user_id and u.email = 'owner@skf.example'
      left join scores c on c.submission_id = s.id and c.user_id = u.id
      where s.stage <> 'New'`);
    expect(rows[0]?.judged).toBeGreaterThan(5);
    expect(rows[0]?.left).toBeGreaterThan(5);
    expect(await counted(filled, 'scores')).toBeGreaterThan(150);
  });

  test('has about 180 submissions, and every opportunity has some', async () => {
    expect(Math.abs((await counted(filled, 'submissions')) - 180)).toBeLessThan(10);
    const { rows } = await filled.database.db.execute(
      sql`select 1 from opportunities where num_submissions = 0`,
    );
    expect(rows).toEqual([]);
  });

  test('fills an empty database once, also when two servers start at the same moment', async () => {
    const { db } = empty.database;
    expect(await hasDemoAccounts(db)).toBe(false);
    await Promise.all([1, 2].map(() => fillWithDemonstration(db, demoSteps, options, log)));
    expect(await counted(empty, 'opportunities')).toBe(24);
    await fillWithDemonstration(db, demoSteps, options, log);
    expect(await counted(empty, 'opportunities')).toBe(24);
    expect(await hasDemoAccounts(db)).toBe(true);
  });

  test('leaves a database alone that has any data', async () => {
    const { db } = used.database;
    await db.insert(corporations).values({ id: newId(), slug: 'own', name: 'Our own' });
    await fillWithDemonstration(db, demoSteps, options, log);
    expect(await counted(used, 'corporations')).toBe(1);
    expect(await hasDemoAccounts(db)).toBe(false);
  });

  test('is the same on every machine, from a fixed seed', () => {
    const now = new Date('2026-05-01T00:00:00Z');
    const drawn = () => drawCompanies(seededRandom(1), 50, now).map(({ id: _, ...rest }) => rest);
    expect(drawn()).toEqual(drawn());
  });

  test('gives no two of the 5,000 companies the same one-liner, nor two of one source a name', async () => {
    const { rows } = await filled.database.db.execute(sql`
      (select one_liner from companies group by 1 having count(*) > 1)
      union all (select name from companies group by kind, name having count(*) > 1)`);
    expect(rows).toEqual([]);
  });

  test('gives every company, in each of its sources, the legal form of its country or none', async () => {
    const { rows } = await filled.database.db.execute<{ name: string; country: Country }>(
      sql`select name, country from companies`,
    );
    const forms = [...new Set(Object.values(legalForms).flat())];
    const wrong = rows.filter(({ name, country }) => {
      const own: readonly string[] = legalForms[country];
      return forms.some((form) => name.endsWith(` ${form}`) && !own.includes(form));
    });
    expect(wrong).toEqual([]);
    expect(rows.filter(({ name }) => name.endsWith(' GmbH')).length).toBeGreaterThan(100);
  });

  test('has submissions only by companies that make what the opportunity asks for', async () => {
    const { rows } = await filled.database.db.execute<Submitted>(sql`
      select o.name as opportunity, s.title, s.pitch, s.stage, s.reason, c.name, c.industries[1] as industry
      from submissions s join opportunities o on o.id = s.opportunity_id
      join companies c on c.id = s.company_id`);
    for (const { opportunity, title, pitch, name, industry, stage, reason } of rows) {
      const demoOpportunity = demoOpportunities.find((one) => one.name === opportunity);
      const made = (demoOpportunity?.topics ?? []).map(madeOf);
      const called = made.flatMap((one) => [one.name, ...one.product.also]);
      expect(made.map(({ field }) => fields[field].industry)).toContain(industry);
      expect(called.some((one) => title.toLowerCase().includes(one.toLowerCase()))).toBe(true);
      expect(called.some((one) => pitch.toLowerCase().includes(one.toLowerCase()))).toBe(true);
      expect(pitch).toContain(name);
      expect(demoOpportunity?.refusals.includes(reason ?? '') ?? false).toBe(stage === 'Declined');
    }
    expect(rows.length).toBeGreaterThan(150);
  });

  test('has projects whose phase, health, dates and description agree', async () => {
    const { rows } = await filled.database.db.execute<DescribedProject>(sql`
      select p.name, phase, health, description, start_date < end_date as "isOrdered",
        (end_date < now()) = (phase = 'Closed') as "isOver", start_date >= s.created_at as "isAfter"
      from projects p join submissions s on s.id = p.submission_id`);
    const states = projectStates.flatMap(([, some]) => some);
    for (const { phase, health, description, ...dates } of rows) {
      const [state, ...others] = states.filter(({ says }) =>
        says.split('{company}').every((part) => description.includes(part)),
      );
      expect({ phase, health, others }).toMatchObject({ ...pickState(state), others: [] });
      expect(dates).toMatchObject({ isOrdered: true, isOver: true, isAfter: true });
    }
    expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
  });

  test('sorts companies into sub-spaces that name what they make', async () => {
    const { rows } = await filled.database.db.execute<{ space: string; oneLiner: string }>(sql`
      select c.name || ': ' || (space ->> 'name') as space, one.one_liner as "oneLiner"
      from collections c, jsonb_array_elements(c.subspaces) space, companies one
      where (c.startup_to_subspaces -> one.id::text) ? (space ->> 'id')`);
    const spaces = new Map<string, readonly ProductName[] | undefined>(
      demoCollections.flatMap(({ name, spaces: all }) =>
        all.map((space) => [`${name}: ${space.name}`, space.makes] as const),
      ),
    );
    for (const { space, oneLiner } of rows) {
      const makes = spaces.get(space);
      const called = makes?.map(madeOf).flatMap((one) => [one.name, ...one.product.also]);
      expect(called?.some((one) => oneLiner.startsWith(`${one} for `)) ?? true).toBe(true);
    }
    expect(rows.length).toBeGreaterThan(80);
  });

  test('has some companies in several sources, and leaves a server nothing to compare', async () => {
    const { rows } = await filled.database.db.execute(sql`
      select state, reason, count(*)::int as count from company_matches group by 1, 2 order by 1, 2`);
    expect(rows.map(({ state, reason }) => `${state} ${reason}`)).toEqual([
      'accepted domain',
      'suggested domain',
      'suggested name',
      'suggested nameAndPlace',
    ]);
    const { rows: left } = await filled.database.db.execute(sql`
      select from companies where id not in (select company_id from company_evidence)
      union all select from match_outbox`);
    expect(left).toEqual([]);
  });
});

describe('the random generator', () => {
  test('draws whole numbers from both ends of a range, and nothing beyond', () => {
    const random = seededRandom(7);
    const drawn = new Set(Array.from({ length: 200 }, () => random.whole(-1, 2)));
    expect([...drawn].toSorted((a, b) => a - b)).toEqual([-1, 0, 1, 2]);
  });

  test('draws the requested number of distinct items', () => {
    const some = seededRandom(7).some([1, 2, 3], 5);
    expect(some.toSorted()).toEqual([1, 2, 3]);
  });

  test('cannot pick from an empty list', () => {
    expect(() => seededRandom(7).pick([])).toThrow('nothing to pick from');
  });
});
