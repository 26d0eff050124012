import { refusals } from '#core/domain/refusals.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { lockRow } from '#core/platform/database/locks.ts';
import { refused } from '#core/platform/http/refused.ts';
import { grant } from '#core/server/authorization/grant.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import { emit } from '#core/server/events/emit.ts';
import { corporations } from '#core/server/tables/corporations.ts';
import { assertCorporationVisible } from '#features/cases/corporations/server/shared/assert-corporation-visible.ts';
import { corporationSubject } from '#features/cases/corporations/server/shared/corporation-subject.ts';
import { contentOf } from '#features/cases/opportunities/domain/content.ts';
import { opportunityEvents as events } from '#features/cases/opportunities/domain/events.ts';
import type * as endpoints from '#features/cases/opportunities/domain/template-endpoints.ts';
import { templateContentOf } from '#features/cases/opportunities/domain/template.ts';
import type { OpportunitySubmissions } from './shared/opportunity-submissions.ts';
import type { OpportunityStore } from './store.ts';
import { templateStore as templates } from './templates.ts';

export function templateHandlers(
  store: OpportunityStore,
  { ownScorecard }: OpportunitySubmissions,
): Handlers<typeof endpoints> {
  /** Locks the corporation, so that two of one name are not made at once. */
  async function take(db: Queryable, viewer: Viewer, corporationId: string) {
    await assertCorporationVisible(db, viewer, corporationId);
    const subject = await corporationSubject(db, viewer, corporationId);
    const granted = grant(viewer, 'publishOpportunity', subject);
    await lockRow(db, corporations, corporationId);
    return granted;
  }

  return {
    list: async ({ viewer, params: { id }, db }) => {
      await assertCorporationVisible(db, viewer, id);
      return templates.list(db, id);
    },

    get: async ({ viewer, params: { id, templateId }, db }) => {
      await assertCorporationVisible(db, viewer, id);
      return templates.get(db, { corporationId: id, templateId });
    },

    save: async ({ viewer, params: { id }, body: { name }, db }) => {
      const opportunity = await store.getWithin(db, viewer, id);
      if (opportunity === null) throw refused(refusals.notFound);
      const { userId } = grant(viewer, 'editOpportunity', opportunity);
      const { corporationId, questions = [] } = opportunity;
      await lockRow(db, corporations, corporationId);
      const saved = await templates.add(db, corporationId, {
        name,
        content: templateContentOf(contentOf(opportunity), questions),
        scorecard: await ownScorecard.find(db, id),
      });
      await emit(db, events['template.saved'], { opportunityId: id, actorId: userId, name });
      return saved;
    },

    remove: async ({ viewer, params: { id, templateId }, db }) => {
      const { userId } = await take(db, viewer, id);
      const place = { corporationId: id, templateId };
      const { name } = await templates.get(db, place);
      await templates.remove(db, place);
      await emit(db, events['template.deleted'], { corporationId: id, actorId: userId, name });
      return null;
    },
  };
}
