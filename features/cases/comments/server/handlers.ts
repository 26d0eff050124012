import { commentRefusals } from '#features/cases/comments/domain/refusals.ts';
import { refusals } from '#core/domain/refusals.ts';
import type * as endpoints from '#features/cases/comments/domain/endpoints.ts';
import { may } from '#core/domain/authorization/permissions.ts';
import {
  loadSubmissionCase,
  type SubmissionCaseContext,
  assertSubmissionOpen,
} from '#features/cases/submissions/server/shared/submission-case.ts';
import { grant, type Granted } from '#core/server/authorization/grant.ts';
import { emit } from '#core/server/events/emit.ts';
import { commentEvents } from '#features/cases/comments/domain/events.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { markOpened } from '#features/cases/submissions/server/shared/mark-opened.ts';
import { mentionable, setMentions } from './mentions.ts';
import { commentStore } from './store.ts';
import { commentAdded, commentEdited } from './events.ts';

/** A comment and its case. One that the viewer does not see is not found. */
async function loadComment(db: Queryable, viewer: Viewer, id: string) {
  const place = await commentStore.placeOf(db, id);
  if (place === null) throw refused(refusals.notFound);
  const subject = await loadSubmissionCase(db, viewer, place.submissionId);
  const isSeen = may(viewer, place.isHidden ? 'hideComment' : 'viewComments', subject);
  if (!isSeen) throw refused(refusals.notFound);
  return { place, subject };
}

/**
 * A comment of the viewer's own, on a case they may still comment on. Other people's cannot be changed,
 * not even by the foundry.
 */
async function ownComment(db: Queryable, viewer: Viewer, id: string) {
  const { place, subject } = await loadComment(db, viewer, id);
  const granted = grant(viewer, 'comment', subject);
  if (place.authorId !== granted.userId) throw refused(commentRefusals['comment.notYours']);
  assertSubmissionOpen(subject);
  return granted;
}

const about = (
  { userId, viewer, subject }: Granted<'comment' | 'hideComment', SubmissionCaseContext>,
  commentId: string,
) => ({
  submissionId: subject.submissionId,
  opportunityId: subject.opportunityId,
  corporationId: subject.corporationId,
  actorId: userId,
  actor: viewer.name,
  commentId,
});

async function assertFirstOfThread(
  db: Queryable,
  viewer: Viewer,
  submissionId: string,
  parentId: string,
) {
  const { place: parent } = await loadComment(db, viewer, parentId);
  if (parent.submissionId !== submissionId) throw refused(refusals.notFound);
  if (parent.parentId !== null) throw refused(commentRefusals['comment.tooDeep']);
}

export const commentHandlers: Handlers<typeof endpoints> = {
  list: async ({ viewer, params, db }) => {
    const subject = await loadSubmissionCase(db, viewer, params.id);
    return commentStore.list(db, grant(viewer, 'viewComments', subject));
  },
  add: async ({ viewer, params, body, db }) => {
    const subject = await loadSubmissionCase(db, viewer, params.id);
    const granted = grant(viewer, 'comment', subject);
    assertSubmissionOpen(subject);
    const parentId = body.parentId ?? null;
    if (parentId !== null) await assertFirstOfThread(db, viewer, params.id, parentId);
    const id = await commentStore.add(db, granted, { body: body.body, parentId });
    const named = await setMentions(db, granted, { id, body: body.body }, body.mentions ?? []);
    await markOpened(db, granted, [params.id]);
    await emit(db, commentAdded, { ...about(granted, id), parentId, named });
    const added = await commentStore.get(db, granted, id);
    if (added === null) throw refused(refusals.notFound);
    return added;
  },
  edit: async ({ viewer, params, body, db }) => {
    const granted = await ownComment(db, viewer, params.id);
    await commentStore.edit(db, granted, params.id, body.body);
    const { mentions = [], ...said } = body;
    const named = await setMentions(db, granted, { id: params.id, ...said }, mentions);
    await emit(db, commentEdited, { ...about(granted, params.id), named });
    const edited = await commentStore.get(db, granted, params.id);
    if (edited === null) throw refused(refusals.notFound);
    return edited;
  },
  /** On a finished case, too: the text stays readable there. */
  hide: async ({ viewer, params, body, db }) => {
    const { place, subject } = await loadComment(db, viewer, params.id);
    const granted = grant(viewer, 'hideComment', subject);
    if (place.isHidden !== body.isHidden) {
      await commentStore.setHidden(db, granted, params.id, body.isHidden);
      const event = commentEvents[body.isHidden ? 'comment.hidden' : 'comment.shown'];
      await emit(db, event, about(granted, params.id));
    }
    const comment = await commentStore.get(db, granted, params.id);
    if (comment === null) throw refused(refusals.notFound);
    return comment;
  },
  mentionable: async ({ viewer, params, query, db }) => {
    const subject = await loadSubmissionCase(db, viewer, params.id);
    return mentionable(db, grant(viewer, 'comment', subject), query.q);
  },
  remove: async ({ viewer, params, db }) => {
    const granted = await ownComment(db, viewer, params.id);
    await commentStore.remove(db, granted, params.id);
    await emit(db, commentEvents['comment.removed'], about(granted, params.id));
    return null;
  },
};
