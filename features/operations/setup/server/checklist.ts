import { sql } from 'drizzle-orm';
import { may } from '#core/domain/authorization/permissions.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { authUsers } from '#core/server/tables/identity.ts';
import { corporations, cycles } from '#core/server/tables/corporations.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import { rolesInCorporation } from '#features/cases/opportunities/server/shared/case-facts.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import type { Checklist } from '#features/operations/setup/domain/checklist.ts';
import { notSample } from '#features/operations/sample-data/server/shared/not-sample.ts';
import { sampleRecords } from '#features/operations/sample-data/server/tables.ts';
import { checklistDismissals } from './tables.ts';

interface Facts extends Record<string, unknown> {
  readonly isDismissed: boolean;
  readonly corporationId: string | null;
  readonly corporation: string | null;
  readonly cycle: string | null;
  readonly roles: string[];
  readonly hasSample: boolean;
  readonly hasCompanies: boolean;
  readonly hasColleagues: boolean;
  readonly hasOpportunity: boolean;
}

/**
 * All that the checklist asks, in one query: of the reader's corporation; for the foundry, of the first one. Sample data
 * ticks nothing.
 */
async function loadFacts(db: Queryable, viewer: Viewer): Promise<Facts | undefined> {
  const userId = sql`${viewer.userId}::uuid`;
  const isInScope = viewer.seesAll
    ? sql`true`
    : sql`${corporations.id} = ${viewer.corporationId}::uuid`;
  const ofScope = viewer.seesAll ? sql`true` : sql`corporation_id = ${viewer.corporationId}::uuid`;
  const { rows } = await db.execute<Facts>(sql`
    with first as (
      select id, name from ${corporations} where ${corporations.isActive} and ${isInScope}
        and ${notSample(corporations.id, 'corporation')}
      order by ${corporations.createdAt} limit 1)
    select
      exists (select 1 from ${checklistDismissals} where user_id = ${userId}) as "isDismissed",
      (select id from first) as "corporationId",
      (select name from first) as corporation,
      (select name from ${cycles}
        where ${ofScope} and ${notSample(cycles.corporationId, 'corporation')} order by created_at limit 1) as cycle,
      ${rolesInCorporation(userId, sql`(select id from first)`)} as roles,
      exists (select 1 from ${sampleRecords}) as "hasSample",
      exists (select 1 from ${companies} where ${notSample(companies.id, 'company')}) as "hasCompanies",
      exists (select 1 from ${authUsers} offset 1) as "hasColleagues",
      exists (select 1 from ${opportunities}
        where is_active and ${ofScope}
          and ${notSample(opportunities.corporationId, 'corporation')}) as "hasOpportunity"`);
  return rows[0];
}

const none: Checklist = { rows: [], sample: null, corporationId: null };

/** What is still to be done; nothing where the reader has dismissed it, or may do none of it. */
export async function loadChecklist(db: Queryable, viewer: Viewer): Promise<Checklist> {
  const facts = viewer.userId === null ? undefined : await loadFacts(db, viewer);
  if (facts === undefined || facts.isDismissed) return none;
  const { corporationId, corporation, cycle, roles } = facts;
  const subject = { id: corporationId ?? '', roles };
  const hasCorporation = corporationId !== null;
  const rows: Checklist['rows'] = [
    {
      kind: 'corporation',
      isDone: hasCorporation,
      name: corporation,
      may: may(viewer, 'createCorporation'),
    },
    {
      kind: 'cycle',
      isDone: cycle !== null,
      name: cycle,
      may: hasCorporation && may(viewer, 'openCycle', subject),
    },
    {
      kind: 'companies',
      isDone: facts.hasCompanies,
      name: null,
      may: may(viewer, 'importRecords'),
    },
    {
      kind: 'colleagues',
      isDone: facts.hasColleagues,
      name: null,
      may: may(viewer, 'manageUsers'),
    },
    {
      kind: 'opportunity',
      isDone: facts.hasOpportunity,
      name: null,
      may: hasCorporation && may(viewer, 'createOpportunity', subject),
    },
  ];
  if (!rows.some((row) => !row.isDone && row.may)) return none;
  const sample = facts.hasSample ? 'present' : 'absent';
  return { rows, sample: may(viewer, 'manageSampleData') ? sample : null, corporationId };
}
