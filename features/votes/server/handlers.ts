import type * as endpoints from '#features/votes/domain/endpoints.ts';
import {
  loadSubmissionCase,
  assertCaseOpen,
} from '#features/opportunities/server/public/load-case.ts';
import { grant } from '#core/server/authorization/grant.ts';
import { recordEvent } from '#core/server/events/record-event.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import { voteStore } from './store.ts';

export const voteHandlers: Handlers<typeof endpoints> = {
  list: async ({ viewer, params, db }) => {
    const subject = await loadSubmissionCase(db, viewer, params.id);
    return voteStore.list(db, grant(viewer, 'viewVotes', subject));
  },
  cast: async ({ viewer, params, body, db }) => {
    const subject = await loadSubmissionCase(db, viewer, params.id);
    const granted = grant(viewer, 'vote', subject);
    assertCaseOpen(subject);
    await voteStore.cast(db, granted, body.value);
    await recordEvent(db, {
      kind: 'vote.cast',
      actorId: granted.userId,
      subject: 'submission',
      subjectId: params.id,
      opportunityId: subject.opportunityId,
      details: { value: body.value },
    });
    return voteStore.count(db, granted);
  },
  withdraw: async ({ viewer, params, db }) => {
    const subject = await loadSubmissionCase(db, viewer, params.id);
    const granted = grant(viewer, 'vote', subject);
    assertCaseOpen(subject);
    if (await voteStore.withdraw(db, granted)) {
      await recordEvent(db, {
        kind: 'vote.withdrawn',
        actorId: granted.userId,
        subject: 'submission',
        subjectId: params.id,
        opportunityId: subject.opportunityId,
      });
    }
    return voteStore.count(db, granted);
  },
};
