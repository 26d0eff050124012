import type * as endpoints from '#features/comments/domain/endpoints.ts';
import type { EventKind } from '#core/domain/events/events.ts';
import { may } from '#core/domain/authorization/permissions.ts';
import {
  loadSubmissionCase,
  assertCaseOpen,
  type SubmissionCaseContext,
} from '#features/opportunities/server/public/load-case.ts';
import { grant, type Granted } from '#core/server/authorization/grant.ts';
import { recordEvent } from '#core/server/events/record-event.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { mentionable, setMentions } from './mentions.ts';
import { commentStore } from './store.ts';
import { notifyOfComment } from './comment-notifications.ts';

/**
 * A comment of the viewer's own, on a case they may still comment on. One that they do not see is
 * not found; one of somebody else's may not be changed, not even by the foundry.
 */
async function ownComment(db: Queryable, viewer: Viewer, id: string) {
  const place = await commentStore.placeOf(db, id);
  if (place === null) throw refused('notFound');
  const subject = await loadSubmissionCase(db, viewer, place.submissionId);
  if (!may(viewer, 'viewComments', subject)) throw refused('notFound');
  const granted = grant(viewer, 'comment', subject);
  if (place.authorId !== granted.userId) throw refused('comment.notYours');
  assertCaseOpen(subject);
  return granted;
}

const recordCommentEvent = (
  db: Queryable,
  kind: EventKind,
  { userId, subject }: Granted<'comment', SubmissionCaseContext>,
  commentId: string,
) =>
  recordEvent(db, {
    kind,
    actorId: userId,
    subject: 'submission',
    subjectId: subject.submissionId,
    opportunityId: subject.opportunityId,
    details: { commentId },
  });

async function assertFirstOfThread(db: Queryable, submissionId: string, parentId: string) {
  const parent = await commentStore.placeOf(db, parentId);
  if (parent?.submissionId !== submissionId) throw refused('notFound');
  if (parent.parentId !== null) throw refused('comment.tooDeep');
}

export const commentHandlers: Handlers<typeof endpoints> = {
  list: async ({ viewer, params, db }) => {
    const subject = await loadSubmissionCase(db, viewer, params.id);
    return commentStore.list(db, grant(viewer, 'viewComments', subject));
  },
  add: async ({ viewer, params, body, db }) => {
    const subject = await loadSubmissionCase(db, viewer, params.id);
    const granted = grant(viewer, 'comment', subject);
    assertCaseOpen(subject);
    const parentId = body.parentId ?? null;
    if (parentId !== null) await assertFirstOfThread(db, params.id, parentId);
    const id = await commentStore.add(db, granted, { body: body.body, parentId });
    await recordCommentEvent(db, 'comment.added', granted, id);
    const named = await setMentions(db, granted, { id, body: body.body }, body.mentions ?? []);
    await notifyOfComment(db, granted, { parentId, named });
    const added = await commentStore.get(db, granted, id);
    if (added === null) throw refused('notFound');
    return added;
  },
  edit: async ({ viewer, params, body, db }) => {
    const granted = await ownComment(db, viewer, params.id);
    await commentStore.edit(db, granted, params.id, body.body);
    await recordCommentEvent(db, 'comment.edited', granted, params.id);
    const { mentions = [], ...said } = body;
    const named = await setMentions(db, granted, { id: params.id, ...said }, mentions);
    await notifyOfComment(db, granted, { parentId: null, named });
    const edited = await commentStore.get(db, granted, params.id);
    if (edited === null) throw refused('notFound');
    return edited;
  },
  mentionable: async ({ viewer, params, query, db }) => {
    const subject = await loadSubmissionCase(db, viewer, params.id);
    return mentionable(db, grant(viewer, 'comment', subject), query.q);
  },
  remove: async ({ viewer, params, db }) => {
    const granted = await ownComment(db, viewer, params.id);
    await commentStore.remove(db, granted, params.id);
    await recordCommentEvent(db, 'comment.removed', granted, params.id);
    return null;
  },
};
