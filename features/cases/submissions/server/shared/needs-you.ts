import { or, sql } from 'drizzle-orm';
import { textArray, uuidArray } from '#core/platform/database/array-parameters.ts';
import {
  casesToDo,
  type SubmissionPart,
} from '#features/cases/opportunities/server/shared/own-work.ts';
import type { OpportunityCaseContext } from '#features/cases/opportunities/server/shared/load-case.ts';
import { stagesOf, undecidedStages } from '#features/cases/corporations/domain/stages.ts';
import { submissionsWhere } from '#features/cases/submissions/server/filters.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';
import { notifications } from '#core/server/tables/notifications.ts';

/** The submissions of these cases that wait for a decision. */
export function undecidedIn(cases: readonly OpportunityCaseContext[]) {
  const pairs = cases.flatMap(({ opportunityId, igniteConfig }) =>
    undecidedStages(stagesOf(igniteConfig)).map(({ name }) => ({ opportunityId, name })),
  );
  const [ids, names] = [pairs.map((pair) => pair.opportunityId), pairs.map(({ name }) => name)];
  return sql`(${submissions.isActive} and ${submissions.withdrawnAt} is null
    and (${submissions.opportunityId}, ${submissions.stage}) in (
      select * from unnest(${uuidArray(ids)}, ${textArray(names)})))`;
}

/** New ones, which nobody of the case team has opened, where the reader may move them. */
export const unopenedSubmissions: SubmissionPart = (work) => sql`
  select ${submissions.id}, ${submissions.id}, ${submissions.createdAt}, null::text
  from ${submissions}
  where ${submissions.openedAt} is null and ${undecidedIn(casesToDo(work, 'moveSubmissions'))}`;

/** Those past their promised answer, where the reader decides. */
export const overdueAnswers: SubmissionPart = (work) => {
  const overdue = casesToDo(work, 'decide').map((one) =>
    submissionsWhere(one, { overdue: 'true' }),
  );
  return sql`
    select ${submissions.id}, ${submissions.id}, ${submissions.createdAt}, null::text
    from ${submissions} where ${or(sql`false`, ...overdue)}`;
};

/** Mentions that are not read, each for itself. */
export const unreadMentions: SubmissionPart = ({ scope }) => sql`
  select ${notifications.id}, (${notifications.values} ->> 'submissionId')::uuid,
    ${notifications.createdAt}, ${notifications.values} ->> 'actor'
  from ${notifications}
  where ${notifications.userId} = ${scope.userId}::uuid and ${notifications.kind} = 'mention'
    and ${notifications.readAt} is null and ${notifications.isActive}
    and ${notifications.values} ? 'submissionId'`;
