import { refusals } from '#core/domain/refusals.ts';
import type * as endpoints from '#features/cases/opportunities/domain/endpoints.ts';
import { grant } from '#core/server/authorization/grant.ts';
import { emit } from '#core/server/events/emit.ts';
import { opportunityEvents as events } from '#features/cases/opportunities/domain/events.ts';
import { recordSearchWork } from '#features/cases/opportunities/server/shared/record-search-work.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import { assertCorporationVisible } from '#features/cases/corporations/server/shared/assert-corporation-visible.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import { refused } from '#core/platform/http/refused.ts';
import { copyScorecard } from './copy-scorecard.ts';
import type { OpportunitySubmissions } from './shared/opportunity-submissions.ts';
import { changeHandlers } from './change-handlers.ts';
import { withoutHiddenTeam } from './as-read.ts';
import { assertCycleFits, assertMayPublish, postOpportunity } from './post-opportunity.ts';
import type { OpportunityStore } from './store.ts';
import { caseTeam } from './team.ts';
import { teamHandlers } from './team-handlers.ts';

export function opportunityHandlers(
  store: OpportunityStore,
  { ownScorecard }: OpportunitySubmissions,
  publicUrl: string,
): Handlers<typeof endpoints> {
  async function opportunityOf(viewer: Viewer, id: string) {
    const opportunity = await store.get(viewer, id);
    if (opportunity === null) throw refused(refusals.notFound);
    return opportunity;
  }

  return {
    list: async ({ viewer, query }) => {
      const page = await store.list(viewer, query);
      return { ...page, data: page.data.map((row) => withoutHiddenTeam(viewer, row)) };
    },
    facets: ({ viewer, query }) => store.facets(viewer, query),
    get: async ({ viewer, params }) =>
      withoutHiddenTeam(viewer, await opportunityOf(viewer, params.id)),
    create: async ({ viewer, body, db }) => {
      await assertCorporationVisible(db, viewer, body.corporationId);
      const granted = grant(viewer, 'createOpportunity', { id: body.corporationId });
      if (body.isPublished === true) await assertMayPublish(db, viewer, body.corporationId);
      await assertCycleFits(db, body.corporationId, body);
      const id = await postOpportunity(db, granted, body, publicUrl);
      await copyScorecard(db, viewer, id, body, { store, ownScorecard });
      await recordSearchWork(db, viewer, body.searchedFor, { opportunityId: id });
      await emit(db, events['opportunity.created'], {
        opportunityId: id,
        actorId: viewer.userId,
        name: body.name,
      });
      const created = await store.getWithin(db, viewer, id);
      if (created === null) throw refused(refusals.notFound);
      return created;
    },
    ...changeHandlers(store, publicUrl),
    team: async ({ viewer, params, db }) => {
      grant(viewer, 'viewTeam', await opportunityOf(viewer, params.id));
      return caseTeam.users(db, params.id);
    },
    ...teamHandlers,
  };
}
