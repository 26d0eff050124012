import { opportunityRefusals } from '#features/cases/opportunities/domain/refusals.ts';
import type * as endpoints from '#features/cases/opportunities/domain/endpoints.ts';
import {
  changedFields,
  contentOf,
  withChange,
} from '#features/cases/opportunities/domain/content.ts';
import { Opportunity, refusalOfStatus } from '#features/cases/opportunities/domain/opportunity.ts';
import { refusalText, refusals } from '#core/domain/refusals.ts';
import { grant } from '#core/server/authorization/grant.ts';
import { emit } from '#core/server/events/emit.ts';
import { opportunityEvents as events } from '#features/cases/opportunities/domain/events.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { Refused, refused, throwIfRefused } from '#core/platform/http/refused.ts';
import { lockQuestionsForChange } from '#features/cases/opportunities/server/shared/questions.ts';
import { withoutHiddenTeam } from './as-read.ts';
import { changeContent, changeStatus, lockOpportunity } from './edit-opportunity.ts';
import { assertCycleFits, assertMayPublish } from './post-opportunity.ts';
import type { OpportunityStore } from './store.ts';

type ChangeHandlers = Pick<Handlers<typeof endpoints>, 'update' | 'changeStatus' | 'remove'>;

/** Handlers that change an existing opportunity: edit, close and reopen, remove. */
export function changeHandlers(store: OpportunityStore, publicUrl: string): ChangeHandlers {
  async function read(db: Queryable, viewer: Viewer, id: string) {
    const opportunity = await store.getWithin(db, viewer, id);
    if (opportunity === null) throw refused(refusals.notFound);
    return withoutHiddenTeam(viewer, opportunity);
  }

  /** Locks the opportunity until the transaction ends, and checks the right to change it. */
  async function take(db: Queryable, viewer: Viewer, id: string) {
    await lockOpportunity(db, id);
    return grant(viewer, 'editOpportunity', await read(db, viewer, id));
  }

  return {
    update: async ({ viewer, params, body: { version, ...body }, db }) => {
      // Before the row, as who stores an answer has this lock first.
      if (body.questions !== undefined) await lockQuestionsForChange(db, params.id);
      const granted = await take(db, viewer, params.id);
      const current = contentOf(granted.subject);
      const next = withChange(current, body);
      const fields = changedFields(current, next);
      // A change that is stored already is answered, whatever version it was based on.
      if (fields.length === 0) return granted.subject;
      if (granted.subject.version !== version) {
        throw new Refused(
          refusals.stale,
          refusalText(refusals.stale),
          Opportunity.parse(granted.subject),
        );
      }
      const { corporationId } = granted.subject;
      if (next.isPublished && !current.isPublished) {
        await assertMayPublish(db, viewer, corporationId);
      }
      await assertCycleFits(db, corporationId, next);
      await changeContent(db, granted, next, store.updateWordings, publicUrl);
      await emit(db, events['opportunity.updated'], {
        opportunityId: params.id,
        actorId: granted.userId,
        fields,
      });
      return read(db, viewer, params.id);
    },

    changeStatus: async ({ viewer, params, body: { status, reason }, db }) => {
      const granted = await take(db, viewer, params.id);
      throwIfRefused(refusalOfStatus(granted.subject.status ?? 'ACTIVE', status));
      await changeStatus(db, granted, status);
      const isClosed = status === 'FINISHED';
      await emit(db, events[isClosed ? 'opportunity.closed' : 'opportunity.reopened'], {
        opportunityId: params.id,
        actorId: granted.userId,
        reason,
      });
      return read(db, viewer, params.id);
    },

    remove: async ({ viewer, params, db }) => {
      const granted = await take(db, viewer, params.id);
      if (!(await store.remove(db, granted)))
        throw refused(opportunityRefusals['opportunity.hasSubmissions']);
      await emit(db, events['opportunity.removed'], {
        opportunityId: params.id,
        actorId: granted.userId,
        name: granted.subject.name,
      });
      return null;
    },
  };
}
