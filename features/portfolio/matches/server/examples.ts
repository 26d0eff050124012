import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import { matchLimits } from '#features/portfolio/matches/domain/limits.ts';
import type { Example } from '#features/portfolio/matches/domain/profile.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';

const exampleColumns = {
  id: companies.id,
  oneLiner: companies.oneLiner,
  description: companies.description,
  tags: companies.tags,
  industries: companies.industries,
  stage: companies.stage,
  fundingUsd: companies.fundingUsd,
  country: companies.country,
};

/** Companies deleted meanwhile are left out. */
export async function examplesOf(db: Queryable, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, Example>();
  const rows = await db
    .select(exampleColumns)
    .from(companies)
    .where(inArray(companies.id, [...ids]));
  return new Map(rows.map(({ id, ...example }) => [id, example]));
}

/** Companies that were submitted: their stages and places are those that are looked for. */
export async function submittedTo(db: Queryable, opportunityId: string): Promise<string[]> {
  const rows = await db
    .select({ id: submissions.companyId })
    .from(submissions)
    .where(
      and(
        eq(submissions.opportunityId, opportunityId),
        submissions.isActive,
        sql`${submissions.companyId} is not null`,
      ),
    )
    .groupBy(submissions.companyId)
    .limit(matchLimits.examplesMost);
  return rows.flatMap(({ id }) => id ?? []);
}
