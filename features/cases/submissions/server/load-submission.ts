import type { Queryable } from '#core/platform/database/open.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { attachmentFor } from '#features/cases/files/server/shared/attachments.ts';
import type { Submission } from '#features/cases/submissions/domain/submission.ts';
import { withCaseWork } from './case-work.ts';
import type { CommentCount } from './shared/comment-count.ts';
import { filesOf } from './shared/submission-files.ts';
import { scheduledMailFor } from './shared/scheduled-mails.ts';
import type { submissionQuery } from './submission-query.ts';

/** A submission with votes, comments, scores and decision, as far as the viewer may see them. */
export async function loadSubmission(
  db: Queryable,
  commentCount: CommentCount,
  viewer: Viewer,
  { case: of, ...submission }: Awaited<ReturnType<typeof submissionQuery>>[number],
): Promise<Submission | null> {
  const [row] = await withCaseWork(db, commentCount, viewer, of, [submission]);
  if (!row) return null;
  const files = await filesOf(db, [row.id]);
  return {
    ...row,
    attachments: files.map((file) => attachmentFor(viewer, file)),
    ...(await scheduledMailFor(db, viewer, of, row.id)),
  };
}
