import { asc, eq, sql } from 'drizzle-orm';
import type { Message } from '#features/cases/submissions/domain/messages/message.ts';
import type { SubmissionCaseContext } from '#features/cases/submissions/server/shared/submission-case.ts';
import { attachmentFor } from '#features/cases/files/server/shared/attachments.ts';
import { messageFilesOf } from '#features/cases/submissions/server/shared/submission-files.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { Granted } from '#core/server/authorization/grant.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { newId } from '#core/server/tables/columns.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { messages } from '#features/cases/submissions/server/message-tables.ts';
import { opportunities } from '#features/cases/opportunities/server/tables.ts';
import { submissions } from '#features/cases/submissions/server/tables.ts';
import { users } from '#core/server/tables/users.ts';

const columns = {
  id: messages.id,
  author: sql<Message['author']>`case when ${users.id} is null then null else
    json_build_object('id', ${users.id},
      'name', concat_ws(' ', ${users.firstName}, ${users.lastName})) end`,
  body: messages.body,
  createdAt: messages.createdAt,
};

const selectMessages = (db: Queryable) =>
  db.select(columns).from(messages).leftJoin(users, eq(users.id, messages.authorId));

/** Messages between a case team and a submitter, for the case team. */
export const messageStore = {
  async list(
    db: Queryable,
    viewer: Viewer,
    { subject }: Granted<'viewComments', SubmissionCaseContext>,
  ): Promise<Message[]> {
    const rows = await selectMessages(db)
      .where(eq(messages.submissionId, subject.submissionId))
      .orderBy(asc(messages.createdAt), asc(messages.id));
    const files = await messageFilesOf(db, subject.submissionId);
    return rows.map((row) => ({
      ...row,
      attachments: files
        .filter(({ messageId }) => messageId === row.id)
        .map((file) => attachmentFor(viewer, file)),
    }));
  },

  async send(
    db: Queryable,
    { subject, userId }: Granted<'messageSubmitter', SubmissionCaseContext>,
    body: string,
  ): Promise<Message | null> {
    const id = newId();
    const row = { id, submissionId: subject.submissionId, authorId: userId, body };
    await db.insert(messages).values(row);
    const [sent] = await selectMessages(db).where(eq(messages.id, id));
    return sent ? { ...sent, attachments: [] } : null;
  },

  /** Recipient and subject of the mail. */
  async correspondent(db: Queryable, submissionId: string) {
    const [submission] = await db
      .select({
        contactName: submissions.contactName,
        contactEmail: submissions.contactEmail,
        title: submissions.title,
        corporationName: corporations.name,
      })
      .from(submissions)
      .innerJoin(opportunities, eq(opportunities.id, submissions.opportunityId))
      .innerJoin(corporations, eq(corporations.id, opportunities.corporationId))
      .where(eq(submissions.id, submissionId));
    return submission ?? null;
  },
};
