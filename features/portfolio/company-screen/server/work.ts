import { and, eq, sql } from 'drizzle-orm';
import { uuidArray } from '#core/platform/database/array-parameters.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { visibilityScopeOf } from '#core/server/authorization/visibility.ts';
import { visibleOpportunity } from '#features/cases/opportunities/server/shared/visibility.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import { submissionListings } from '#features/cases/submissions/server/directory-listing-tables.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';
import { recordsOf } from '#features/directory/companies/server/shared/groups.ts';
import { companyScreenLimits } from '#features/portfolio/company-screen/domain/limits.ts';
import type { CompanyWork } from '#features/portfolio/company-screen/domain/work.ts';
import { contactsWith, type WorkQuery } from './contacts.ts';

async function sourceOf(
  db: Queryable,
  { viewer, records }: WorkQuery,
): Promise<CompanyWork['source']> {
  const [row] = await db
    .select({
      submission: { id: submissions.id, title: submissions.title },
      opportunityId: submissions.opportunityId,
    })
    .from(submissionListings)
    .innerJoin(submissions, eq(submissions.id, submissionListings.submissionId))
    .innerJoin(opportunities, eq(opportunities.id, submissions.opportunityId))
    .where(
      and(
        sql`${submissionListings.companyId} = any(${records})`,
        submissions.isActive,
        visibleOpportunity(visibilityScopeOf(viewer)),
      ),
    )
    .limit(1);
  return row ?? null;
}

/** What the viewer's people had to do with any record of a company. Each part by its own right. */
export async function companyWork(
  db: Queryable,
  viewer: Viewer,
  companyId: string,
): Promise<CompanyWork> {
  const query = { viewer, records: uuidArray(await recordsOf(db, companyId)) };
  const contacts = await contactsWith(db, query);
  const [last] = contacts;
  const met = new Map<string, CompanyWork['metBy'][number]>();
  for (const { personId, person, photoUrl, at } of contacts)
    if (personId !== null && !met.has(personId))
      met.set(personId, { id: personId, name: person ?? '', photoUrl, at });
  return {
    source: await sourceOf(db, query),
    lastContact: last
      ? { kind: last.kind, at: last.at, person: last.person, about: last.about }
      : null,
    metBy: [...met.values()].slice(0, companyScreenLimits.peopleShown),
  };
}
