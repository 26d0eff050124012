import type * as endpoints from '#features/scores/domain/endpoints.ts';
import type { EventKind } from '#core/domain/events/events.ts';
import { refusalOfScore } from '#features/scores/domain/score-calculation.ts';
import {
  loadOpportunityCase,
  loadSubmissionCase,
  assertCaseOpen,
} from '#features/opportunities/server/public/load-case.ts';
import { grant } from '#core/server/authorization/grant.ts';
import { loadScorecardInForce } from '#features/scores/server/public/score-figures.ts';
import { recordEvent } from '#core/server/events/record-event.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { Refused } from '#core/platform/http/refused.ts';
import { scorecardStore, visibleCorporationId } from './scorecards.ts';
import { scoreStore } from './store.ts';

/** Whoever may judge a submission that is still judged; their turn lasts until the answer. */
async function loadForScoring(db: Queryable, viewer: Viewer, id: string) {
  const subject = await loadSubmissionCase(db, viewer, id);
  const granted = grant(viewer, 'vote', subject);
  assertCaseOpen(subject);
  await scoreStore.lock(db, granted);
  return {
    subject,
    granted,
    /** That it happened; never what was given. */
    recorded: (kind: EventKind) =>
      recordEvent(db, {
        kind,
        actorId: granted.userId,
        subject: 'submission',
        subjectId: id,
        opportunityId: subject.opportunityId,
      }),
    answer: () => scoreStore.read(db, grant(viewer, 'viewVotes', subject)),
  };
}

async function loadForEditing(db: Queryable, viewer: Viewer, id: string) {
  const subject = await loadOpportunityCase(db, viewer, id);
  const granted = grant(viewer, 'editOpportunity', subject);
  assertCaseOpen(subject);
  const recorded = (details: Record<string, unknown>) =>
    recordEvent(db, {
      kind: 'scorecard.changed',
      actorId: granted.userId,
      subject: 'opportunity',
      subjectId: id,
      opportunityId: id,
      details,
    });
  return { subject, granted, recorded };
}

export const scoreHandlers: Handlers<typeof endpoints> = {
  cardOfOpportunity: async ({ viewer, params, db }) => {
    const subject = await loadOpportunityCase(db, viewer, params.id);
    grant(viewer, 'viewVotes', subject);
    return loadScorecardInForce(db, subject);
  },
  setCardOfOpportunity: async ({ viewer, params, body, db }) => {
    const { granted, recorded } = await loadForEditing(db, viewer, params.id);
    const card = await scorecardStore.setOfOpportunity(db, granted, body);
    await recorded({ scale: body.scale, criteria: body.criteria.map(({ name }) => name) });
    return card;
  },
  resetCardOfOpportunity: async ({ viewer, params, db }) => {
    const { subject, granted, recorded } = await loadForEditing(db, viewer, params.id);
    if (await scorecardStore.reset(db, granted)) await recorded({ isReset: true });
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
    await recordEvent(db, {
      kind: 'scorecard.changed',
      actorId: granted.userId,
      subject: 'corporation',
      subjectId: params.id,
      details: { scale: body.scale, criteria: body.criteria.map(({ name }) => name) },
    });
    return card;
  },
  get: async ({ viewer, params, db }) => {
    const subject = await loadSubmissionCase(db, viewer, params.id);
    return scoreStore.read(db, grant(viewer, 'viewVotes', subject));
  },
  give: async ({ viewer, params, body, db }) => {
    const { subject, granted, recorded, answer } = await loadForScoring(db, viewer, params.id);
    await scoreStore.assertNoConflict(db, granted);
    const card = await loadScorecardInForce(db, subject);
    const barrier = refusalOfScore(body.values, card);
    if (barrier) throw new Refused(barrier.code, barrier.message);
    await scoreStore.give(db, granted, body, card);
    await recorded('score.given');
    return answer();
  },
  withdraw: async ({ viewer, params, db }) => {
    const { granted, recorded, answer } = await loadForScoring(db, viewer, params.id);
    if (await scoreStore.withdraw(db, granted)) await recorded('score.withdrawn');
    return answer();
  },
  declareConflict: async ({ viewer, params, body, db }) => {
    const { granted, recorded, answer } = await loadForScoring(db, viewer, params.id);
    await scoreStore.declareConflict(db, granted, body.reason?.trim() || null);
    await recorded('conflict.declared');
    return answer();
  },
  withdrawConflict: async ({ viewer, params, db }) => {
    const { granted, recorded, answer } = await loadForScoring(db, viewer, params.id);
    if (await scoreStore.withdrawConflict(db, granted)) await recorded('conflict.withdrawn');
    return answer();
  },
};
