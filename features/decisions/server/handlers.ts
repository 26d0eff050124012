import type * as endpoints from '#features/decisions/domain/endpoints.ts';
import type { EventKind } from '#core/domain/events/events.ts';
import { may } from '#core/domain/authorization/permissions.ts';
import { promiseOf } from '#features/submissions/domain/clock.ts';
import { stagesOf } from '#features/submissions/domain/stages.ts';
import * as cases from '#features/opportunities/server/public/case-of.ts';
import { grant, type Granted } from '#core/server/authorization/grant.ts';
import { record } from '#core/server/events/record.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import { refused } from '#core/platform/http/refused.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import type { DecisionMails } from '#features/decisions/server/public/mailing.ts';
import { prepareDecision, prepareDecisions, preparedDecisions } from './prepared.ts';
import { sendDecisions, type Move } from './sending.ts';
import { preparedStore } from './store.ts';

interface Parts {
  readonly mails: DecisionMails;
  /** What lies in the submissions room. */
  readonly move: Move;
  readonly countOverdue: (db: Queryable, of: cases.CaseOfOpportunity) => Promise<number>;
}

const recorded = (
  db: Queryable,
  kind: EventKind,
  { userId, subject }: Granted<'decide', cases.CaseOfSubmission>,
  details?: Record<string, unknown>,
) =>
  record(db, {
    kind,
    actorId: userId,
    subject: 'submission',
    subjectId: subject.submissionId,
    opportunityId: subject.opportunityId,
    ...(details && { details }),
  });

export const decisionHandlers = (parts: Parts): Handlers<typeof endpoints> => ({
  list: async ({ viewer, params, db }) => {
    const subject = await cases.caseOfOpportunity(db, viewer, params.id);
    return preparedDecisions(db, grant(viewer, 'decide', subject), parts.mails);
  },

  clock: async ({ viewer, params, db }) => {
    const subject = await cases.caseOfOpportunity(db, viewer, params.id);
    const stages = stagesOf(subject.igniteConfig);
    return {
      promiseDays: promiseOf(stages, stages[0]?.name ?? ''),
      overdue: await parts.countOverdue(db, subject),
      ...(may(viewer, 'decide', subject) && {
        prepared: await preparedStore.count(db, grant(viewer, 'decide', subject)),
      }),
    };
  },

  mailDraft: async ({ viewer, params, query, db }) => {
    const subject = await cases.caseOfSubmission(db, viewer, params.id);
    grant(viewer, 'decide', subject);
    return parts.mails.draft(db, params.id, query.stage);
  },

  prepare: async ({ viewer, params, body, db }) => {
    const subject = await cases.caseOfSubmission(db, viewer, params.id);
    const granted = grant(viewer, 'decide', subject);
    await prepareDecision(db, granted, body);
    await recorded(db, 'decision.prepared', granted, { stage: body.stage });
    const all = await preparedDecisions(db, granted, parts.mails);
    const prepared = all.find(({ submissionId }) => submissionId === params.id);
    if (!prepared) throw refused('notFound');
    return prepared;
  },

  prepareMany: async ({ viewer, params, body: { submissionIds, ...decision }, db }) => {
    const subject = await cases.caseOfOpportunity(db, viewer, params.id);
    const granted = grant(viewer, 'decide', subject);
    const prepared = await prepareDecisions(db, granted, submissionIds, decision);
    for (const { submissionId, stage } of prepared) {
      const event = { kind: 'decision.prepared', actorId: granted.userId } as const;
      const about = { subject: 'submission', subjectId: submissionId, details: { stage } };
      await record(db, { ...event, ...about, opportunityId: params.id });
    }
    return {
      prepared: prepared.length,
      mailed: prepared.filter(({ mail }) => mail !== null).length,
    };
  },

  discard: async ({ viewer, params, db }) => {
    const subject = await cases.caseOfSubmission(db, viewer, params.id);
    const granted = grant(viewer, 'decide', subject);
    const wasThere = await preparedStore.remove(db, granted);
    if (wasThere) await recorded(db, 'decision.discarded', granted);
    return null;
  },

  send: async ({ viewer, params, body, db }) => {
    const subject = await cases.caseOfOpportunity(db, viewer, params.id);
    const granted = grant(viewer, 'decide', subject);
    cases.demandOpen(subject);
    return sendDecisions(db, granted, body.decisions, parts);
  },
});
