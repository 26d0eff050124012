import { and, desc, eq, sql } from 'drizzle-orm';
import type { FoundSubmission } from '#features/cases/submissions/domain/submission.ts';
import { submissionLimits } from '#features/cases/submissions/domain/limits.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { visibilityScopeOf } from '#core/server/authorization/visibility.ts';
import { visibleOpportunity } from '#features/cases/opportunities/server/shared/visibility.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import { rankOf, textQuery, wordsOf } from '#features/directory/search/server/shared/text-query.ts';
import { submissions } from './tables.ts';

/** Submissions of all opportunities that the viewer sees, by words of title and company. */
export async function searchSubmissions(
  db: Queryable,
  viewer: Viewer,
  typed: string,
): Promise<FoundSubmission[]> {
  const query = textQuery(wordsOf(typed));
  if (query === null) return [];
  return db
    .select({
      id: submissions.id,
      title: submissions.title,
      companyName: submissions.companyName,
      opportunity: { id: opportunities.id, name: opportunities.name },
    })
    .from(submissions)
    .innerJoin(opportunities, eq(opportunities.id, submissions.opportunityId))
    .where(
      and(
        submissions.isActive,
        visibleOpportunity(visibilityScopeOf(viewer)),
        sql`${submissions.words} @@ ${query}`,
      ),
    )
    .orderBy(desc(rankOf(submissions.words, query)), desc(submissions.createdAt), submissions.id)
    .limit(submissionLimits.foundMost);
}
