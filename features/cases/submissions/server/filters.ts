import {
  and,
  eq,
  exists,
  ilike,
  inArray,
  isNotNull,
  isNull,
  not,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import {
  promisedDays,
  unansweredStages,
} from '#features/cases/corporations/domain/response-deadline.ts';
import { stagesOf } from '#features/cases/corporations/domain/stages.ts';
import { files } from '#features/cases/files/server/tables.ts';
import { submissionLimits } from '#features/cases/submissions/domain/limits.ts';
import type { SubmissionFilters } from '#features/cases/submissions/domain/list-filters.ts';
import type { OpportunityCaseContext } from '#features/cases/opportunities/server/shared/load-case.ts';
import { textArray } from '#core/platform/database/array-parameters.ts';
import { onDays } from '#core/platform/database/day-range.ts';
import { likeContaining } from '#core/platform/database/like.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { runSideBySide } from '#core/platform/database/side-by-side.ts';
import { companies } from '#features/directory/companies/server/tables.ts';
import { answerMatches, type Condition } from './answer-conditions.ts';
import { submissionFiles } from './file-tables.ts';
import { submissions } from './tables.ts';

/** Of the linked company, else as it was named. */
const countryOfSubmission = sql<string | null>`coalesce((
  select ${companies.country} from ${companies} where ${companies.id} = ${submissions.companyId}),
  ${submissions.companyCountry})`;

/**
 * By the response deadline (`dueAt`): past it, or close to it. Nothing is due in a finished opportunity.
 */
function isDue({ igniteConfig, status }: OpportunityCaseContext, due: 'overdue' | 'soon'): SQL {
  const stages = stagesOf(igniteConfig);
  const days = promisedDays(stages);
  if (status === 'FINISHED' || days === null) return sql`false`;
  // Hours: a day of an interval has 23 or 25 of them when the clocks change.
  const received = (before: number) =>
    sql`now() - make_interval(hours => ${24 * (days - before)}::int)`;
  const soon = submissionLimits.dueSoonDays;
  return sql`(${and(
    isNull(submissions.withdrawnAt),
    inArray(submissions.stage, [...unansweredStages(stages)]),
    due === 'overdue'
      ? sql`${submissions.createdAt} < ${received(0)}`
      : sql`${submissions.createdAt} >= ${received(0)} and ${submissions.createdAt} < ${received(soon)}`,
  )})`;
}

/** Those that came with the submission itself, as its reader is shown them. */
const filesOfSubmission = sql`(
  select from ${submissionFiles} join ${files} on ${files.id} = ${submissionFiles.fileId}
  where ${submissionFiles.submissionId} = ${submissions.id}
    and ${submissionFiles.messageId} is null and ${files.deletedAt} is null)`;

const hasFiles = exists(filesOfSubmission);

/** The submissions of one opportunity that match what is neither about the reader nor about answers. */
export function submissionsWhere(
  opportunity: OpportunityCaseContext,
  filters: SubmissionFilters,
): SQL | undefined {
  const { stage, source, country, company, companyName, submitted, updated } = filters;
  const { due, overdue, withdrawn, q } = filters;
  const typed = q === undefined ? null : likeContaining(q);
  return and(
    eq(submissions.opportunityId, opportunity.opportunityId),
    submissions.isActive,
    stage && sql`${submissions.stage} = any(${textArray(stage)})`,
    source && sql`${submissions.source} = any(${textArray(source)})`,
    country && sql`${countryOfSubmission} = any(${textArray(country)})`,
    company && (company === 'linked' ? isNotNull : isNull)(submissions.companyId),
    companyName === undefined
      ? undefined
      : ilike(submissions.companyName, likeContaining(companyName)),
    submitted && onDays(submissions.createdAt, submitted, opportunity.timeZone),
    updated && onDays(submissions.updatedAt, updated, opportunity.timeZone),
    due && isDue(opportunity, due),
    overdue && isDue(opportunity, 'overdue'),
    filters.files && (filters.files === 'some' ? hasFiles : not(hasFiles)),
    withdrawn === undefined ? isNull(submissions.withdrawnAt) : isNotNull(submissions.withdrawnAt),
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

/** Those that have such answers as well. */
export async function submissionsMatching(
  db: Queryable,
  opportunity: OpportunityCaseContext,
  filters: SubmissionFilters,
): Promise<Condition> {
  const matches = (filters.answers ?? []).map((filter) => () => answerMatches(db, filter));
  const answers = await runSideBySide(db, matches);
  const others = submissionsWhere(opportunity, filters);
  return {
    page: and(others, ...answers.map(({ page }) => page)),
    all: and(others, ...answers.map(({ all }) => all)),
  };
}
