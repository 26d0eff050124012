import { submissionRefusals } from '#features/cases/submissions/domain/refusals.ts';
import type * as endpoints from '#features/cases/submissions/domain/endpoints.ts';
import type * as listEndpoints from '#features/cases/submissions/domain/list-endpoints.ts';
import { refusalText, refusals } from '#core/domain/refusals.ts';
import {
  destinationOf,
  refusalOfMove,
  type Move,
} from '#features/cases/submissions/domain/moves.ts';
import {
  loadOpportunityCase,
  type OpportunityCaseContext,
} from '#features/cases/opportunities/server/shared/load-case.ts';
import { loadSubmissionCase } from '#features/cases/submissions/server/shared/submission-case.ts';
import type { DecisionMails } from '#features/cases/submissions/server/decisions/decision-mails.ts';
import { grant } from '#core/server/authorization/grant.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { Refused, refused, throwIfRefused } from '#core/platform/http/refused.ts';
import { moveSubmission, moveToEnd, lockSubmissions } from './move-submissions.ts';
import { markOpened } from '#features/cases/submissions/server/shared/mark-opened.ts';
import { emitMoves } from '#features/cases/submissions/server/moves.ts';
import { lockStages } from '#features/cases/corporations/server/shared/stages.ts';
import { searchSubmissions } from './search.ts';
import type { SubmissionStore } from './store.ts';

/**
 * The target stage of a move and the stored reason: only a refusal has one.
 * @throws Refused if the move is not possible
 */
async function assertDestination(db: Queryable, subject: OpportunityCaseContext, move: Move) {
  const stages = await lockStages(db, subject.corporationId);
  throwIfRefused(refusalOfMove(move, { stages, isFinished: subject.status === 'FINISHED' }));
  return destinationOf(move, stages);
}

export const submissionHandlers = (
  store: SubmissionStore,
  mails: DecisionMails,
): Handlers<Omit<typeof endpoints, 'versions'>> => ({
  get: async ({ viewer, params }) => {
    const submission = await store.get(viewer, params.id);
    if (submission === null) throw refused(refusals.notFound);
    return submission;
  },
  open: async ({ viewer, params, db }) => {
    const subject = await loadSubmissionCase(db, viewer, params.id);
    await markOpened(db, grant(viewer, 'moveSubmissions', subject), [params.id]);
    return null;
  },
  move: async ({ viewer, params, body, db }) => {
    const subject = await loadSubmissionCase(db, viewer, params.id);
    const granted = grant(viewer, 'moveSubmissions', subject);
    const destination = await assertDestination(db, subject, body);
    const [current] = await lockSubmissions(db, granted, [params.id]);
    if (!current) throw refused(refusals.notFound);
    if (current.withdrawnAt !== null) throw refused(submissionRefusals['submission.withdrawn']);
    if (body.version !== undefined && body.version !== current.version) {
      const now = await store.getWithin(db, viewer, params.id);
      throw new Refused(refusals.stale, refusalText(refusals.stale), now);
    }
    await moveSubmission(db, granted, { ...destination, before: body.before ?? null });
    const stopped = await emitMoves(db, granted, [current], destination);
    if (body.mail) {
      const decided = { submissions: [current], stopped, mail: body.mail };
      await mails.tell(db, grant(viewer, 'decide', subject), decided, destination);
    }
    const moved = await store.getWithin(db, viewer, params.id);
    if (moved === null) throw refused(refusals.notFound);
    return moved;
  },
});

export const submissionListHandlers = (
  store: SubmissionStore,
  mails: DecisionMails,
): Handlers<typeof listEndpoints> => ({
  submissions: ({ viewer, params, query }) => store.list(viewer, params.id, query),
  submissionFacets: ({ viewer, params, query }) => store.facets(viewer, params.id, query),
  search: ({ viewer, query, db }) => searchSubmissions(db, viewer, query.q),
  board: ({ viewer, params, query }) => store.board(viewer, params.id, query),
  moveSubmissions: async ({ viewer, params, body, db }) => {
    const subject = await loadOpportunityCase(db, viewer, params.id);
    const granted = grant(viewer, 'moveSubmissions', subject);
    const destination = await assertDestination(db, subject, body);
    const current = await lockSubmissions(db, granted, body.ids);
    if (current.length < body.ids.length) throw refused(refusals.notFound);
    if (current.some(({ withdrawnAt }) => withdrawnAt !== null)) {
      throw refused(submissionRefusals['submission.withdrawn']);
    }
    await moveToEnd(db, granted, body.ids, destination);
    const stopped = await emitMoves(db, granted, current, destination);
    if (body.mail) {
      const moved = current.filter(
        ({ stage, contactEmail }) => stage !== destination.stage && contactEmail !== null,
      );
      const decided = { submissions: moved, stopped, mail: body.mail };
      await mails.tell(db, grant(viewer, 'decide', subject), decided, destination);
    }
    return store.rowsWithin(db, viewer, subject, body.ids);
  },
});
