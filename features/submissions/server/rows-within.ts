import { and, eq, inArray } from 'drizzle-orm';
import type { SubmissionRow } from '#features/submissions/domain/submission.ts';
import type { OpportunityCaseContext } from '#features/opportunities/server/public/load-case.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { jsonObject } from '#core/platform/database/json-object.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { companies } from '#features/companies/server/tables.ts';
import { submissions } from './tables.ts';
import { withCaseWork } from './case-work.ts';
import { rowColumns } from './columns.ts';
import { submissionsWhere } from './filters.ts';

/** These rows of a visible opportunity, in the order of the ids. */
export async function rowsWithin(
  db: Queryable,
  viewer: Viewer,
  opportunity: OpportunityCaseContext,
  ids: readonly string[],
): Promise<SubmissionRow[]> {
  const found = await db
    .select({ row: jsonObject(rowColumns) })
    .from(submissions)
    .leftJoin(companies, eq(companies.id, submissions.companyId))
    .where(and(submissionsWhere(opportunity, {}), inArray(submissions.id, [...ids])));
  const place = new Map(ids.map((id, index) => [id, index]));
  const rows = found
    .map(({ row }) => row)
    .toSorted((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0));
  return withCaseWork(db, viewer, opportunity, rows);
}
