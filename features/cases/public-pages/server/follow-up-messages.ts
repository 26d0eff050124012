import { asc, eq, sql } from 'drizzle-orm';
import { refusals } from '#core/domain/refusals.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { newId } from '#core/server/tables/columns.ts';
import type { FollowUpMessage } from '#features/cases/public-pages/domain/follow-up.ts';
import type { ClaimedFiles } from '#features/cases/public-pages/domain/public-submission.ts';
import { messages } from '#features/cases/submissions/server/message-tables.ts';
import { messageFilesOf } from '#features/cases/submissions/server/shared/submission-files.ts';
import { attachPendingFiles } from './pending-uploads.ts';
import type { Proofs } from './proofs.ts';

const columns = {
  id: messages.id,
  from: sql<FollowUpMessage['from']>`case when ${messages.authorId} is null
    then 'submitter' else 'corporation' end`,
  body: messages.body,
  createdAt: messages.createdAt,
};

/** What submitter and team wrote to each other, oldest first, as the submitter sees it. */
export async function loadMessages(
  db: Queryable,
  submissionId: string,
): Promise<FollowUpMessage[]> {
  const rows = await db
    .select(columns)
    .from(messages)
    .where(eq(messages.submissionId, submissionId))
    .orderBy(asc(messages.createdAt), asc(messages.id));
  const files = await messageFilesOf(db, submissionId);
  return rows.map((row) => ({
    ...row,
    attachments: files
      .filter(({ messageId }) => messageId === row.id)
      .map(({ id, name, size, contentType }) => ({
        id: row.from === 'corporation' ? id : null,
        name,
        size,
        contentType,
      })),
  }));
}

interface Draft {
  readonly body: string;
  readonly attachments?: ClaimedFiles | undefined;
}

/** Stores a message with the files that were sent for it. */
export async function writeMessage(
  db: Queryable,
  proofs: Proofs,
  submissionId: string,
  { body, attachments = [] }: Draft,
): Promise<FollowUpMessage> {
  const id = newId();
  await db.insert(messages).values({ id, submissionId, body });
  const destination = { sentFor: submissionId, submissionId, messageId: id };
  await attachPendingFiles(db, proofs, destination, attachments);
  const message = (await loadMessages(db, submissionId)).find((one) => one.id === id);
  if (message === undefined) throw refused(refusals.unavailable);
  return message;
}
