import { sql } from 'drizzle-orm';
import { textArray, uuidArray } from '#core/platform/database/array-parameters.ts';
import {
  casesToDo,
  type SubmissionPart,
} from '#features/cases/opportunities/server/shared/own-work.ts';
import type { OpportunityCaseContext } from '#features/cases/opportunities/server/shared/load-case.ts';
import {
  promisedDays,
  unansweredStages,
} from '#features/cases/corporations/domain/response-deadline.ts';
import { stagesOf, undecidedStages } from '#features/cases/corporations/domain/stages.ts';
import { submissionLimits } from '#features/cases/submissions/domain/limits.ts';
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

/** Those whose promised answer is due soon, or was, where the reader decides: until when. */
export const dueAnswers: SubmissionPart = (work) => {
  const promised = casesToDo(work, 'decide').flatMap(({ opportunityId, igniteConfig }) => {
    const stages = stagesOf(igniteConfig);
    const days = promisedDays(stages);
    return days === null
      ? []
      : unansweredStages(stages).map((stage) => ({ opportunityId, stage, days: String(days) }));
  });
  // Hours: a day of an interval has 23 or 25 of them when the clocks change.
  const due = sql`${submissions.createdAt} + make_interval(hours => 24 * promised.days::int)`;
  return sql`
    select ${submissions.id}, ${submissions.id}, ${due}, null::text
    from unnest(${uuidArray(promised.map(({ opportunityId }) => opportunityId))},
      ${textArray(promised.map(({ stage }) => stage))}, ${textArray(promised.map(({ days }) => days))})
      as promised(opportunity_id, stage, days)
    join ${submissions} on ${submissions.opportunityId} = promised.opportunity_id
      and ${submissions.stage} = promised.stage
    where ${submissions.isActive} and ${submissions.withdrawnAt} is null
      and ${due} < now() + make_interval(hours => 24 * ${submissionLimits.dueSoonDays}::int)`;
};

/** Mentions that are not read, each for itself. */
export const unreadMentions: SubmissionPart = ({ scope }) => sql`
  select ${notifications.id}, (${notifications.values} ->> 'submissionId')::uuid,
    ${notifications.createdAt}, ${notifications.values} ->> 'actor'
  from ${notifications}
  where ${notifications.userId} = ${scope.userId}::uuid and ${notifications.kind} = 'mention'
    and ${notifications.readAt} is null and ${notifications.isActive}
    and ${notifications.values} ? 'submissionId'`;
