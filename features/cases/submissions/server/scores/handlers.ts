import type * as endpoints from '#features/cases/submissions/domain/scores/endpoints.ts';
import { refusalOfScore } from '#features/cases/submissions/domain/scores/score-calculation.ts';
import {
  assertCaseOpen,
  loadOpportunityCase,
} from '#features/cases/opportunities/server/shared/load-case.ts';
import {
  loadSubmissionCase,
  assertSubmissionOpen,
} from '#features/cases/submissions/server/shared/submission-case.ts';
import { grant } from '#core/server/authorization/grant.ts';
import { loadScorecardInForce } from '#features/cases/submissions/server/shared/score-figures.ts';
import { emit } from '#core/server/events/emit.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { throwIfRefused } from '#core/platform/http/refused.ts';
import { scoreEvents as events } from '#features/cases/submissions/domain/scores/events.ts';
import { markOpened } from '#features/cases/submissions/server/shared/mark-opened.ts';
import { scorecardStore, visibleCorporationId } from './scorecards.ts';
import { scoreStore } from './store.ts';

type JudgingEvent = (typeof events)[
  | 'score.given'
  | 'score.withdrawn'
  | 'conflict.declared'
  | 'conflict.withdrawn'];

/** Asserts that the viewer may score, and locks the submission's scores until the transaction ends. */
async function loadForScoring(db: Queryable, viewer: Viewer, id: string) {
  const subject = await loadSubmissionCase(db, viewer, id);
  const granted = grant(viewer, 'vote', subject);
  assertSubmissionOpen(subject);
  await scoreStore.lock(db, granted);
  return {
    subject,
    granted,
    /** Emits that it happened, without the values. */
    judged: async (event: JudgingEvent) => {
      await markOpened(db, granted, [id]);
      await emit(db, event, {
        submissionId: id,
        opportunityId: subject.opportunityId,
        actorId: granted.userId,
      });
    },
    answer: () => scoreStore.read(db, grant(viewer, 'viewVotes', subject)),
  };
}

interface CardDetails {
  readonly scale?: number;
  readonly criteria?: string[];
  readonly isReset?: boolean;
}

async function loadForEditing(db: Queryable, viewer: Viewer, id: string) {
  const subject = await loadOpportunityCase(db, viewer, id);
  const granted = grant(viewer, 'editOpportunity', subject);
  assertCaseOpen(subject);
  const changed = (details: CardDetails) =>
    emit(db, events['scorecard.changed'], {
      opportunityId: id,
      actorId: granted.userId,
      ...details,
    });
  return { subject, granted, changed };
}

export const scoreHandlers: Handlers<typeof endpoints> = {
  cardOfOpportunity: async ({ viewer, params, db }) => {
    const subject = await loadOpportunityCase(db, viewer, params.id);
    grant(viewer, 'viewVotes', subject);
    return loadScorecardInForce(db, subject);
  },
  setCardOfOpportunity: async ({ viewer, params, body, db }) => {
    const { granted, changed } = await loadForEditing(db, viewer, params.id);
    const card = await scorecardStore.setOfOpportunity(db, granted, body);
    await changed({ scale: body.scale, criteria: body.criteria.map(({ name }) => name) });
    return card;
  },
  resetCardOfOpportunity: async ({ viewer, params, db }) => {
    const { subject, granted, changed } = await loadForEditing(db, viewer, params.id);
    if (await scorecardStore.reset(db, granted)) await changed({ isReset: true });
    return loadScorecardInForce(db, subject);
  },
  cardOfCorporation: async ({ viewer, params, db }) => {
    const subject = await visibleCorporationId(db, viewer, params.id);
    return scorecardStore.ofCorporation(db, grant(viewer, 'editCorporation', subject));
  },
  setCardOfCorporation: async ({ viewer, params, body, db }) => {
    const subject = await visibleCorporationId(db, viewer, params.id);
    const granted = grant(viewer, 'editCorporation', subject);
    const card = await scorecardStore.setOfCorporation(db, granted, body);
    await emit(db, events['scorecard.defaultChanged'], {
      corporationId: params.id,
      actorId: granted.userId,
      scale: body.scale,
      criteria: body.criteria.map(({ name }) => name),
    });
    return card;
  },
  get: async ({ viewer, params, db }) => {
    const subject = await loadSubmissionCase(db, viewer, params.id);
    return scoreStore.read(db, grant(viewer, 'viewVotes', subject));
  },
  give: async ({ viewer, params, body, db }) => {
    const { subject, granted, judged, answer } = await loadForScoring(db, viewer, params.id);
    await scoreStore.assertNoConflict(db, granted);
    const card = await loadScorecardInForce(db, subject);
    throwIfRefused(refusalOfScore(body.values, card));
    await scoreStore.give(db, granted, body, card);
    await judged(events['score.given']);
    return answer();
  },
  withdraw: async ({ viewer, params, db }) => {
    const { granted, judged, answer } = await loadForScoring(db, viewer, params.id);
    if (await scoreStore.withdraw(db, granted)) await judged(events['score.withdrawn']);
    return answer();
  },
  declareConflict: async ({ viewer, params, body, db }) => {
    const { granted, judged, answer } = await loadForScoring(db, viewer, params.id);
    await scoreStore.declareConflict(db, granted, body.reason?.trim() || null);
    await judged(events['conflict.declared']);
    return answer();
  },
  withdrawConflict: async ({ viewer, params, db }) => {
    const { granted, judged, answer } = await loadForScoring(db, viewer, params.id);
    if (await scoreStore.withdrawConflict(db, granted)) await judged(events['conflict.withdrawn']);
    return answer();
  },
};
