import { and, eq, ilike, isNull, or, sql, type SQL } from 'drizzle-orm';
import { stagesOf } from '#features/submissions/domain/stages.ts';
import type { SubmissionSource } from '#features/submissions/domain/submission.ts';
import type { OpportunityCaseContext } from '#features/opportunities/server/public/load-case.ts';
import { likeContaining } from '#core/platform/database/like.ts';
import { submissions } from './tables.ts';

export interface SubmissionFilters {
  readonly stage?: string | undefined;
  readonly source?: SubmissionSource | undefined;
  readonly overdue?: 'true' | undefined;
  readonly q?: string | undefined;
}

/** Past the response deadline of its stage. Nothing is overdue in a finished opportunity. */
function isOverdue({ igniteConfig, status }: OpportunityCaseContext): SQL | undefined {
  const late = stagesOf(igniteConfig).flatMap(({ name, promiseDays, isRefusal }) =>
    promiseDays === undefined || isRefusal === true
      ? []
      : sql`(${submissions.stage} = ${name}
          and ${submissions.stageSince} < now() - make_interval(days => ${promiseDays}::int))`,
  );
  if (status === 'FINISHED' || late.length === 0) return sql`false`;
  return and(isNull(submissions.withdrawnAt), or(...late));
}

/** The submissions of one opportunity that match the filters. */
export function submissionsWhere(
  opportunity: OpportunityCaseContext,
  { stage, source, overdue, q }: SubmissionFilters,
): SQL | undefined {
  const typed = q === undefined ? null : likeContaining(q);
  return and(
    eq(submissions.opportunityId, opportunity.opportunityId),
    submissions.isActive,
    stage === undefined ? undefined : eq(submissions.stage, stage),
    source === undefined ? undefined : eq(submissions.source, source),
    overdue === undefined ? undefined : isOverdue(opportunity),
    typed === null
      ? undefined
      : or(
          ilike(submissions.title, typed),
          ilike(submissions.companyName, typed),
          ilike(submissions.contactName, typed),
          ilike(submissions.contactEmail, typed),
        ),
  );
}
