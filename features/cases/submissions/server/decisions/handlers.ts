import { refusals } from '#core/domain/refusals.ts';
import type * as endpoints from '#features/cases/submissions/domain/decisions/endpoints.ts';
import { may } from '#core/domain/authorization/permissions.ts';
import { promisedDays } from '#features/cases/corporations/domain/response-deadline.ts';
import { countOverdue } from '#features/cases/submissions/server/response-deadline.ts';
import { markOpened } from '#features/cases/submissions/server/shared/mark-opened.ts';
import { stagesOf } from '#features/cases/corporations/domain/stages.ts';
import {
  assertCaseOpen,
  loadOpportunityCase,
} from '#features/cases/opportunities/server/shared/load-case.ts';
import {
  loadSubmissionCase,
  type SubmissionCaseContext,
} from '#features/cases/submissions/server/shared/submission-case.ts';
import { grant, type Granted } from '#core/server/authorization/grant.ts';
import { emit } from '#core/server/events/emit.ts';
import { decisionEvents as events } from '#features/cases/submissions/domain/decisions/events.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import { refused } from '#core/platform/http/refused.ts';
import type { DecisionMails } from '#features/cases/submissions/server/decisions/decision-mails.ts';
import { prepareDecision, prepareDecisions, preparedDecisions } from './prepared-decisions.ts';
import { sendDecisions } from './send-decisions.ts';
import { preparedStore } from './store.ts';

const about = ({ userId, subject }: Granted<'decide', SubmissionCaseContext>) => ({
  actorId: userId,
  submissionId: subject.submissionId,
  opportunityId: subject.opportunityId,
});

export const decisionHandlers = (
  mails: DecisionMails,
): Omit<Handlers<typeof endpoints>, 'takeBack'> => ({
  list: async ({ viewer, params, db }) => {
    const subject = await loadOpportunityCase(db, viewer, params.id);
    return preparedDecisions(db, grant(viewer, 'decide', subject), mails);
  },

  clock: async ({ viewer, params, db }) => {
    const subject = await loadOpportunityCase(db, viewer, params.id);
    return {
      promiseDays: promisedDays(stagesOf(subject.igniteConfig)),
      overdue: await countOverdue(db, subject),
      ...(may(viewer, 'decide', subject) && {
        prepared: await preparedStore.count(db, grant(viewer, 'decide', subject)),
      }),
    };
  },

  mailDraft: async ({ viewer, params, query, db }) => {
    const subject = await loadSubmissionCase(db, viewer, params.id);
    grant(viewer, 'decide', subject);
    return mails.draft(db, viewer, params.id, query.stage);
  },

  prepare: async ({ viewer, params, body, db }) => {
    const subject = await loadSubmissionCase(db, viewer, params.id);
    const granted = grant(viewer, 'decide', subject);
    await prepareDecision(db, granted, body);
    await markOpened(db, granted, [params.id]);
    await emit(db, events['decision.prepared'], { ...about(granted), stage: body.stage });
    const all = await preparedDecisions(db, granted, mails);
    const prepared = all.find(({ submissionId }) => submissionId === params.id);
    if (!prepared) throw refused(refusals.notFound);
    return prepared;
  },

  prepareMany: async ({ viewer, params, body: { submissionIds, ...decision }, db }) => {
    const subject = await loadOpportunityCase(db, viewer, params.id);
    const granted = grant(viewer, 'decide', subject);
    const prepared = await prepareDecisions(db, granted, submissionIds, decision);
    await markOpened(db, granted, submissionIds);
    await emit(
      db,
      events['decision.prepared'],
      prepared.map(({ submissionId, stage }) => ({
        submissionId,
        opportunityId: params.id,
        actorId: granted.userId,
        stage,
      })),
    );
    return {
      prepared: prepared.length,
      mailed: prepared.filter(({ mail }) => mail !== null).length,
    };
  },

  discard: async ({ viewer, params, db }) => {
    const subject = await loadSubmissionCase(db, viewer, params.id);
    const granted = grant(viewer, 'decide', subject);
    const wasThere = await preparedStore.remove(db, granted);
    if (wasThere) await emit(db, events['decision.discarded'], about(granted));
    return null;
  },

  send: async ({ viewer, params, body, db }) => {
    const subject = await loadOpportunityCase(db, viewer, params.id);
    const granted = grant(viewer, 'decide', subject);
    assertCaseOpen(subject);
    return sendDecisions(db, granted, body.decisions, mails);
  },
});
