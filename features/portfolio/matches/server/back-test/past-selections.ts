import { sql, type SQL } from 'drizzle-orm';
import { refusals } from '#core/domain/refusals.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { visibilityScopeOf } from '#core/server/authorization/visibility.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { auditEntries } from '#core/server/tables/records.ts';
import type { CompanyKind } from '#core/domain/company-kind.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import type {
  PastSelection,
  PastSelections,
} from '#features/portfolio/matches/domain/back-test.ts';
import { matchLimits } from '#features/portfolio/matches/domain/limits.ts';
import { visibleOpportunity } from '#features/cases/opportunities/server/shared/visibility.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import { openStages, stagesOf } from '#features/cases/corporations/domain/stages.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';

/** The stage that selects, of each corporation, as JSON: `igniteConfig` is read by the domain alone. */
async function selectingStages(db: Queryable): Promise<string> {
  const rows = await db
    .select({ id: corporations.id, igniteConfig: corporations.igniteConfig })
    .from(corporations);
  return JSON.stringify(
    rows.map(({ id, igniteConfig }) => ({
      corporation_id: id,
      stage: openStages(stagesOf(igniteConfig)).at(-1)?.name ?? null,
    })),
  );
}

/**
 * Submissions of opportunities that the viewer sees, which were moved to the stage that selects, also
 * those moved on since. One that came there without a move did when it entered its stage.
 */
async function selected(db: Queryable, viewer: Viewer): Promise<SQL> {
  const { kind, subject, subjectId, details, at } = auditEntries;
  return sql`selecting as (
    select * from jsonb_to_recordset(${await selectingStages(db)}::jsonb)
      as stage (corporation_id uuid, stage text)
  ), selected as (
    select ${submissions.id} as id, ${opportunities.id} as opportunity_id,
      ${opportunities.name} as opportunity, ${companies.id} as company_id,
      ${companies.kind} as company_kind, ${companies.name} as company_name,
      coalesce(moved.at, ${submissions.stageSince}) as at
    from ${submissions}
    join ${opportunities} on ${opportunities.id} = ${submissions.opportunityId}
    join selecting on selecting.corporation_id = ${opportunities.corporationId}
    left join ${companies} on ${companies.id} = ${submissions.companyId}
    cross join lateral (select min(${at}) as at from ${auditEntries}
      where ${subject} = 'submission' and ${subjectId} = ${submissions.id}::text
        and ${kind} = 'submission.moved' and ${details} ->> 'to' = selecting.stage) moved
    where ${submissions.isActive} and ${submissions.withdrawnAt} is null
      and ${visibleOpportunity(visibilityScopeOf(viewer))}
      and (moved.at is not null or ${submissions.stage} = selecting.stage)
  )`;
}

interface Row extends Record<string, unknown> {
  readonly id: string;
  readonly opportunityId: string;
  readonly opportunity: string;
  readonly companyId: string;
  readonly companyKind: CompanyKind;
  readonly companyName: string;
  readonly at: string;
}

const columns = sql`id, opportunity_id as "opportunityId", opportunity, company_id as "companyId",
  company_kind as "companyKind", company_name as "companyName", at::text as at`;

const selectionOf = ({ companyId, companyKind, at, ...row }: Row): PastSelection => ({
  id: row.id,
  opportunityId: row.opportunityId,
  opportunity: row.opportunity,
  company: { kind: companyKind, id: companyId },
  companyName: row.companyName,
  at: new Date(at).toISOString(),
});

/** The selections that weights can be tested with. */
export async function pastSelections(db: Queryable, viewer: Viewer): Promise<PastSelections> {
  const clauses = await selected(db, viewer);
  const { rows } = await db.execute<Row>(sql`with ${clauses}
    select ${columns} from selected where company_id is not null
    order by selected.at desc, id limit ${matchLimits.selectionsTested}`);
  const { rows: counts } = await db.execute<{
    total: number;
    unknown: number;
  }>(sql`with ${clauses}
    select (count(company_id))::int as total,
      (count(*) filter (where company_id is null))::int as unknown from selected`);
  return {
    data: rows.map(selectionOf),
    total: counts[0]?.total ?? 0,
    withoutCompany: counts[0]?.unknown ?? 0,
  };
}

/** @throws Refused `notFound` when the viewer sees no such selection of a company of the directory. */
export async function loadSelection(
  db: Queryable,
  viewer: Viewer,
  id: string,
): Promise<PastSelection> {
  const { rows } = await db.execute<Row>(sql`with ${await selected(db, viewer)}
    select ${columns} from selected where company_id is not null and id = ${id}::uuid`);
  const [row] = rows;
  if (!row) throw refused(refusals.notFound);
  return selectionOf(row);
}
