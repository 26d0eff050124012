import { sql } from 'drizzle-orm';
import { uuidArray } from '#core/platform/database/array-parameters.ts';
import {
  casesToDo,
  type SubmissionPart,
} from '#features/cases/opportunities/server/shared/own-work.ts';
import {
  conflictsOfInterest,
  scorecards,
  scores,
} from '#features/cases/submissions/server/score-tables.ts';
import { undecidedIn } from '#features/cases/submissions/server/shared/needs-you.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';

/**
 * Those that the reader has not scored by every criterion in force. Where nobody has set a scorecard,
 * scores are possible and asked of nobody.
 */
export const unscoredSubmissions: SubmissionPart = (work) => {
  const cases = casesToDo(work, 'vote');
  const ids = uuidArray(cases.map(({ opportunityId }) => opportunityId));
  const corporations = uuidArray(cases.map(({ corporationId }) => corporationId));
  const mine = (table: typeof scores | typeof conflictsOfInterest) => sql`
    ${table.submissionId} = ${submissions.id} and ${table.userId} = ${work.scope.userId}::uuid`;
  return sql`
    select ${submissions.id}, ${submissions.id}, ${submissions.createdAt}, null::text
    from ${submissions}
    join (
      select distinct on (its.id) its.id, ${scorecards.criteria} as criteria
      from unnest(${ids}, ${corporations}) as its(id, corporation_id)
      join ${scorecards} on ${scorecards.corporationId} = its.corporation_id
        and coalesce(${scorecards.opportunityId}, its.id) = its.id
      order by its.id, ${scorecards.opportunityId} nulls last
    ) as card on card.id = ${submissions.opportunityId}
    left join ${scores} on ${mine(scores)}
    where ${undecidedIn(cases)}
      and not exists (select from ${conflictsOfInterest} where ${mine(conflictsOfInterest)})
      and (${scores.userId} is null or exists (
        select from jsonb_array_elements(card.criteria) as criterion
        where not ${scores.values} ? (criterion ->> 'id')))`;
};
