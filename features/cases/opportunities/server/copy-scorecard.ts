import { may } from '#core/domain/authorization/permissions.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { OpportunityDraft } from '#features/cases/opportunities/domain/opportunity.ts';
import type { OpportunityStore } from './store.ts';
import type { OpportunitySubmissions, OwnScorecard } from './shared/opportunity-submissions.ts';
import { templateStore } from './templates.ts';

interface Parts {
  readonly store: OpportunityStore;
  readonly ownScorecard: OpportunitySubmissions['ownScorecard'];
}

async function findScorecard(
  db: Queryable,
  viewer: Viewer,
  { madeOf, corporationId }: Pick<OpportunityDraft, 'madeOf' | 'corporationId'>,
  { store, ownScorecard }: Parts,
): Promise<OwnScorecard | null> {
  if (madeOf === undefined) return null;
  if ('templateId' in madeOf) return templateStore.scorecardOf(db, { corporationId, ...madeOf });
  const source = await store.getWithin(db, viewer, madeOf.opportunityId);
  return source !== null && may(viewer, 'viewVotes', source)
    ? ownScorecard.find(db, madeOf.opportunityId)
    : null;
}

/** Gives a new opportunity the scorecard of what it is made of, where the viewer may see that. */
export async function copyScorecard(
  db: Queryable,
  viewer: Viewer,
  opportunityId: string,
  draft: OpportunityDraft,
  parts: Parts,
): Promise<void> {
  const card = await findScorecard(db, viewer, draft, parts);
  if (card === null) return;
  await parts.ownScorecard.give(db, { corporationId: draft.corporationId, opportunityId }, card);
}
