import { sql } from 'drizzle-orm';
import { uuidArray } from '#core/platform/database/array-parameters.ts';
import { messages } from '#features/cases/submissions/server/message-tables.ts';
import {
  casesToDo,
  type SubmissionPart,
} from '#features/cases/opportunities/server/shared/own-work.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';

/** What founders wrote after the last answer, where the reader may answer: since the first of it. */
export const unansweredMessages: SubmissionPart = (work) => {
  const cases = casesToDo(work, 'messageSubmitter');
  const ids = uuidArray(cases.map(({ opportunityId }) => opportunityId));
  return sql`
    select ${submissions.id}, ${submissions.id}, min(${messages.createdAt}), null::text
    from ${messages}
    join ${submissions} on ${submissions.id} = ${messages.submissionId}
    where ${submissions.opportunityId} = any(${ids}) and ${submissions.isActive}
      and ${submissions.withdrawnAt} is null and ${messages.authorId} is null
      and not exists (
        select from ${messages} as reply where reply.submission_id = ${messages.submissionId}
          and reply.author_id is not null
          and (reply.created_at, reply.id) > (${messages.createdAt}, ${messages.id}))
    group by ${submissions.id}`;
};
