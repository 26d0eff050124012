import { sql } from 'drizzle-orm';
import {
  submissionId,
  type CommentCount,
} from '#features/cases/submissions/server/shared/comment-count.ts';
import { comments } from './tables.ts';

export const commentCount: CommentCount = sql<number>`(
  select count(*)::int from ${comments}
  where ${comments.submissionId} = ${submissionId}
    and ${comments.deletedAt} is null and ${comments.hiddenBy} is null)`;
