import type * as endpoints from '#features/cases/submissions/domain/votes/endpoints.ts';
import {
  loadSubmissionCase,
  assertSubmissionOpen,
} from '#features/cases/submissions/server/shared/submission-case.ts';
import { grant } from '#core/server/authorization/grant.ts';
import { emit } from '#core/server/events/emit.ts';
import { voteEvents } from '#features/cases/submissions/domain/votes/events.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import { markOpened } from '#features/cases/submissions/server/shared/mark-opened.ts';
import { voteStore } from './store.ts';

export const voteHandlers: Handlers<typeof endpoints> = {
  list: async ({ viewer, params, db }) => {
    const subject = await loadSubmissionCase(db, viewer, params.id);
    return voteStore.list(db, grant(viewer, 'viewVotes', subject));
  },
  cast: async ({ viewer, params, body, db }) => {
    const subject = await loadSubmissionCase(db, viewer, params.id);
    const granted = grant(viewer, 'vote', subject);
    assertSubmissionOpen(subject);
    await voteStore.cast(db, granted, body.value);
    await markOpened(db, granted, [params.id]);
    await emit(db, voteEvents['vote.cast'], {
      submissionId: params.id,
      opportunityId: subject.opportunityId,
      actorId: granted.userId,
      value: body.value,
    });
    return voteStore.count(db, granted);
  },
  withdraw: async ({ viewer, params, db }) => {
    const subject = await loadSubmissionCase(db, viewer, params.id);
    const granted = grant(viewer, 'vote', subject);
    assertSubmissionOpen(subject);
    if (await voteStore.withdraw(db, granted)) {
      await emit(db, voteEvents['vote.withdrawn'], {
        submissionId: params.id,
        opportunityId: subject.opportunityId,
        actorId: granted.userId,
      });
    }
    return voteStore.count(db, granted);
  },
};
