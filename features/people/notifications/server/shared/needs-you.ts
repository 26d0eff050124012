import { sql } from 'drizzle-orm';
import { notifications } from '#core/server/tables/notifications.ts';
import type { SubmissionPart } from '#features/portfolio/needs-you/server/shared/part.ts';

/** Mentions that are not read, each for itself. */
export const unreadMentions: SubmissionPart = ({ scope }) => sql`
  select ${notifications.id}, (${notifications.values} ->> 'submissionId')::uuid,
    ${notifications.createdAt}, ${notifications.values} ->> 'actor'
  from ${notifications}
  where ${notifications.userId} = ${scope.userId}::uuid and ${notifications.kind} = 'mention'
    and ${notifications.readAt} is null and ${notifications.isActive}
    and ${notifications.values} ? 'submissionId'`;
