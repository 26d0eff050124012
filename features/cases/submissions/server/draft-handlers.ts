import { refusals } from '#core/domain/refusals.ts';
import type * as endpoints from '#features/cases/submissions/domain/draft-endpoints.ts';
import { startingStage } from '#features/cases/submissions/domain/moves.ts';
import {
  loadOpportunityCase,
  assertCaseOpen,
} from '#features/cases/opportunities/server/shared/load-case.ts';
import {
  loadSubmissionCase,
  assertSubmissionOpen,
} from '#features/cases/submissions/server/shared/submission-case.ts';
import { grant } from '#core/server/authorization/grant.ts';
import { emit } from '#core/server/events/emit.ts';
import { submissionEvents } from '#features/cases/submissions/domain/events.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import { Refused, refused } from '#core/platform/http/refused.ts';
import { lockStages } from '#features/cases/corporations/server/shared/stages.ts';
import { addSubmission, editSubmission } from './submission-drafts.ts';
import type { SubmissionStore } from './store.ts';

/** Submissions added by colleagues. */
export const draftHandlers = (store: SubmissionStore): Handlers<typeof endpoints> => ({
  add: async ({ viewer, params, body, db }) => {
    const subject = await loadOpportunityCase(db, viewer, params.id);
    const granted = grant(viewer, 'addSubmission', subject);
    assertCaseOpen(subject);
    const { stage: stageName, ...draft } = body;
    const stages = await lockStages(db, subject.corporationId);
    const start = startingStage(stages, stageName);
    if ('refusal' in start) throw new Refused(start.refusal, start.refusal.message);
    const { stage } = start;
    const id = await addSubmission(db, granted, draft, stage);
    await emit(db, submissionEvents['submission.created'], {
      submissionId: id,
      opportunityId: params.id,
      actorId: granted.userId,
      title: draft.title,
      stage,
    });
    const added = await store.getWithin(db, viewer, id);
    if (added === null) throw refused(refusals.notFound);
    return added;
  },

  edit: async ({ viewer, params, body, db }) => {
    const subject = await loadSubmissionCase(db, viewer, params.id);
    const granted = grant(viewer, 'editSubmission', subject);
    assertSubmissionOpen(subject);
    const current = () => store.getWithin(db, viewer, params.id);
    const changed = await editSubmission(db, granted, body, current);
    if (changed.length > 0) {
      await emit(db, submissionEvents['submission.updated'], {
        submissionId: params.id,
        opportunityId: subject.opportunityId,
        actorId: granted.userId,
        changed,
      });
    }
    const edited = await current();
    if (edited === null) throw refused(refusals.notFound);
    return edited;
  },
});
