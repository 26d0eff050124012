import { describe, expect, test } from 'vitest';
import { companyInvitations } from '#features/cases/company-invitations/server/tables.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import { matchAnnouncements } from '#features/portfolio/matches/server/tables.ts';
import * as metrics from '#features/portfolio/metrics/domain/endpoints.ts';
import { origins } from '#features/portfolio/metrics/domain/origins.ts';
import { lastDays } from '#features/portfolio/metrics/domain/range.ts';
import { projects } from '#features/portfolio/projects/server/tables.ts';
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
const today = todayIn('Europe/Stockholm');
const query = { ...lastDays(700, today), zone: 'Europe/Stockholm' };

/** Shares nothing with the product's: one pass over submissions with what is known of each. */
const bySql = `
  with live as (
    select s.*, o.corporation_id from submissions s
    join opportunities o on o.id = s.opportunity_id and o.is_active
    where s.is_active and s.withdrawn_at is null
      and (s.created_at at time zone 'Europe/Stockholm')::date between $1 and $2),
  known as (
    select l.id, l.source, p.id as project_id,
      exists (select from company_invitations i where i.submission_id = l.id) as invited,
      exists (select from match_announcements m where m.opportunity_id = l.opportunity_id
        and m.company_id = l.company_id and m.at < l.created_at) as matched,
      (p.phase in ('Pilot', 'Rollout') or exists (select from audit_entries a
        where a.kind = 'project.phaseChanged' and a.subject_id = p.id::text
          and (a.details->>'from' in ('Pilot', 'Rollout') or a.details->>'to' in ('Pilot', 'Rollout')))) as piloted,
      (p.phase = 'Rollout' or exists (select from audit_entries a
        where a.kind = 'project.phaseChanged' and a.subject_id = p.id::text
          and 'Rollout' in (a.details->>'from', a.details->>'to'))) as rolled
    from live l left join projects p on p.submission_id = l.id and p.is_active
    where $3::uuid is null or l.corporation_id = $3)
  select case when invited then 'invitation' when source <> 'staff' then source
      when matched then 'match' else 'staff' end as origin,
    count(*)::int as submissions, count(project_id)::int as projects,
    (count(*) filter (where piloted))::int as pilots, (count(*) filter (where rolled))::int as rollouts
  from known group by 1`;

async function outcomesBySql(corporationId: string | null = null) {
  const { rows } = await pool.query(bySql, [query.from, query.to, corporationId]);
  const none = { submissions: 0, projects: 0, pilots: 0, rollouts: 0 };
  return origins.map((origin) => ({
    ...none,
    origin,
    ...(rows as { origin: string }[]).find((row) => row.origin === origin),
  }));
}

async function countRows(of: 'started' | 'piloted' | 'rolledOut' | 'submissions', part: string) {
  const page = await foundry.ask(metrics.rows, {
    query: { ...query, of, by: 'origin', part, limit: '100' },
  });
  return page.data.length;
}

describe('what searching paid', () => {
  test('equals plain SQL over the demonstration, which has all of it', async () => {
    const outcomes = await foundry.ask(metrics.outcomes, { query });
    expect(outcomes).toEqual(await outcomesBySql());
    expect(outcomes.every((row) => row.submissions > 0)).toBe(true);
    for (const of of ['projects', 'pilots', 'rollouts'] as const) {
      expect(outcomes.some((row) => row[of] > 0)).toBe(true);
    }
  });

  test('of a Champion is that of the own corporation', async () => {
    const { rows } = await pool.query(`select id from corporations where slug = 'skf'`);
    const [{ id }] = rows as [{ id: string }];
    expect(await champion.ask(metrics.outcomes, { query })).toEqual(await outcomesBySql(id));
  });

  test('each number leads to as many rows', async () => {
    for (const row of await foundry.ask(metrics.outcomes, { query })) {
      expect(await countRows('started', row.origin)).toBe(row.projects);
      expect(await countRows('piloted', row.origin)).toBe(row.pilots);
      expect(await countRows('rolledOut', row.origin)).toBe(row.rollouts);
      expect(await countRows('submissions', row.origin)).toBe(Math.min(100, row.submissions));
    }
  });
});

test('an invitation counts before the form, a match before a colleague, and only if it came first', async () => {
  const corporation = await makeCorporation(server, 'origins');
  const [opportunityId = ''] = await corporation.add([{}]);
  const [company] = await db.select({ id: companies.id }).from(companies).limit(1);
  const companyId = company?.id ?? null;
  const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();
  const made = (['public', 'public', 'import', 'staff', 'staff'] as const).map((source, at) => ({
    id: newId(),
    opportunityId,
    source,
    createdAt: ago(at === 4 ? 20 : 5),
    stage: 'New',
    title: `Idea ${at}`,
    companyName: 'Ferrogrid',
    companyId: at >= 3 ? companyId : null,
  }));
  await db.insert(submissions).values(made);
  await db.insert(companyInvitations).values({
    id: newId(),
    opportunityId,
    companyName: 'Ferrogrid',
    recipient: 'hello@ferrogrid.example',
    message: '',
    senderName: 'Elin',
    expiresAt: ago(-20),
    submissionId: made[0]?.id ?? null,
    submittedAt: ago(5),
  });
  await db
    .insert(matchAnnouncements)
    .values({ opportunityId, companyId: companyId ?? '', at: ago(10) });
  // Piloted once and closed since: it has piloted. Closed without that: it has not.
  const started = made.slice(3).map(({ id: submissionId }) => ({
    id: newId(),
    source: 'outrider',
    name: 'Project',
    corporationId: corporation.id,
    submissionId,
    opportunityId,
    phase: 'Closed' as const,
    health: 'on track' as const,
  }));
  await db.insert(projects).values(started);
  await db.insert(auditEntries).values({
    id: newId(),
    kind: 'project.phaseChanged' as const,
    subject: 'project',
    subjectId: started[0]?.id ?? '',
    details: { from: 'Pilot', to: 'Closed' },
  });
  const outcomes = await foundry.ask(metrics.outcomes, {
    query: { ...query, corporation: [corporation.id] },
  });
  const rest = { projects: 0, pilots: 0, rollouts: 0 };
  expect(outcomes).toEqual([
    { origin: 'invitation', submissions: 1, ...rest },
    { origin: 'public', submissions: 1, ...rest },
    { origin: 'import', submissions: 1, ...rest },
    { origin: 'match', submissions: 1, projects: 1, pilots: 1, rollouts: 0 },
    { origin: 'staff', submissions: 1, projects: 1, pilots: 0, rollouts: 0 },
  ]);
});
