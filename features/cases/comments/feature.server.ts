import { serverFeature } from '#core/server/feature.ts';
import { comments as domain } from './feature.domain.ts';
import { commentCount } from '#features/cases/comments/server/comment-count.ts';
import { commentHandlers } from '#features/cases/comments/server/handlers.ts';
import { personTables } from '#features/cases/comments/server/person-tables.ts';
import { commentAdded, commentEdited } from '#features/cases/comments/server/events.ts';

export const comments = serverFeature(domain, {
  commentCount,
  events: [commentAdded, commentEdited],
  handlers: () => ({ comments: commentHandlers }),
  personTables,
});
