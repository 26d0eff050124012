import { asc, eq, sql } from 'drizzle-orm';
import type {
  Message,
  TeamMessageDraft,
} from '#features/cases/submissions/domain/messages/message.ts';
import { messageRefusals } from '#features/cases/submissions/domain/refusals.ts';
import type { SubmissionCaseContext } from '#features/cases/submissions/server/shared/submission-case.ts';
import { attachmentFor } from '#features/cases/files/server/shared/attachments.ts';
import { attachFiles } from '#features/cases/submissions/server/shared/attach-files.ts';
import { messageFilesOf } from '#features/cases/submissions/server/shared/submission-files.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { Granted } from '#core/server/authorization/grant.ts';
import { refused } from '#core/platform/http/refused.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { newId } from '#core/server/tables/columns.ts';
import { messages } from '#features/cases/submissions/server/message-tables.ts';
import { users } from '#core/server/tables/users.ts';
import { unsentFilesOf } from './file-owner.ts';
import type { MayWrite } from './may-write.ts';

const columns = {
  id: messages.id,
  author: sql<Message['author']>`case when ${users.id} is null then null else
    json_build_object('id', ${users.id},
      'name', concat_ws(' ', ${users.firstName}, ${users.lastName})) end`,
  body: messages.body,
  createdAt: messages.createdAt,
};

/** What was written about a submission, with its files. The caller has authorized the viewer. */
async function loadMessages(
  db: Queryable,
  viewer: Viewer,
  submissionId: string,
): Promise<Message[]> {
  const rows = await db
    .select(columns)
    .from(messages)
    .leftJoin(users, eq(users.id, messages.authorId))
    .where(eq(messages.submissionId, submissionId))
    .orderBy(asc(messages.createdAt), asc(messages.id));
  const files = await messageFilesOf(db, submissionId);
  return rows.map((row) => ({
    ...row,
    attachments: files
      .filter(({ messageId }) => messageId === row.id)
      .map((file) => attachmentFor(viewer, file)),
  }));
}

/** Messages between a case team and a submitter, for the case team. */
export const messageStore = {
  list: (
    db: Queryable,
    { viewer, subject }: Granted<'viewComments', SubmissionCaseContext>,
  ): Promise<Message[]> => loadMessages(db, viewer, subject.submissionId),

  async send(
    db: Queryable,
    granted: MayWrite,
    { body, fileIds = [] }: TeamMessageDraft,
  ): Promise<Message | null> {
    const { submissionId } = granted.subject;
    const id = newId();
    await db.insert(messages).values({ id, submissionId, authorId: granted.userId, body });
    const destination = { submissionId, messageId: id };
    if (!(await attachFiles(db, destination, fileIds, unsentFilesOf(granted)))) {
      throw refused(messageRefusals['message.unknownFile']);
    }
    const sent = await loadMessages(db, granted.viewer, submissionId);
    return sent.find((message) => message.id === id) ?? null;
  },
};
