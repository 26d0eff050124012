import type { Contract } from '#domain/contract.ts';
import { refusalOfMove, stagesOf } from '#domain/submissions/stages.ts';
import { caseOfSubmission } from '#server/gate/case-of.ts';
import { grant } from '#server/gate/grant.ts';
import { record } from '#server/gate/record.ts';
import type { Handler, Handlers } from '#server/gate/routes.ts';
import { Refused, refused } from '#server/platform/http/refused.ts';
import { moveSubmission } from './moving.ts';
import type { SubmissionStore } from './store.ts';

export const submissionHandlers = (store: SubmissionStore): Handlers<Contract['submissions']> => ({
  get: async ({ viewer, params }) => {
    const submission = await store.get(viewer, params.id);
    if (submission === null) throw refused('notFound');
    return submission;
  },
  move: async ({ viewer, params, body, db }) => {
    const subject = await caseOfSubmission(db, viewer, params.id);
    const granted = grant(viewer, 'moveSubmissions', subject);
    const stages = stagesOf(subject.igniteConfig);
    const barrier = refusalOfMove(body, { stages, isFinished: subject.status === 'FINISHED' });
    if (barrier) throw new Refused(barrier.code, barrier.message);
    const isRefusal = stages.some(({ name, isRefusal: is }) => name === body.stage && is === true);
    const reason = isRefusal ? (body.reason ?? '').trim() : null;
    await moveSubmission(db, granted, { stage: body.stage, before: body.before ?? null, reason });
    await record(db, {
      kind: 'submission.moved',
      actorId: granted.userId,
      subject: 'submission',
      subjectId: params.id,
      opportunityId: subject.opportunityId,
      details: { from: subject.stage, to: body.stage, ...(reason !== null && { reason }) },
    });
    const moved = await store.getWithin(db, viewer, params.id);
    if (moved === null) throw refused('notFound');
    return moved;
  },
});

/** `GET /opportunities/{id}/submissions`: the address is the opportunity's, the rows are ours. */
export const submissionsOf =
  (store: SubmissionStore): Handler<Contract['opportunities']['submissions']> =>
  async ({ viewer, params, query }) => {
    const page = await store.ofOpportunity(viewer, params.id, query);
    if (page === null) throw refused('notFound');
    return page;
  };
