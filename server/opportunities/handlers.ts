import type { Contract } from '#domain/contract.ts';
import { may } from '#domain/permissions.ts';
import { grant } from '#server/gate/grant.ts';
import { record } from '#server/gate/record.ts';
import type { Handler, Handlers } from '#server/gate/routes.ts';
import type { Viewer } from '#server/gate/viewer.ts';
import { refused } from '#server/platform/http/refused.ts';
import { hasCycle, postOpportunity, seesCorporation } from './posting.ts';
import type { OpportunityStore } from './store.ts';

/** Who may not see the case team is answered as if there were none to see. */
function withoutHiddenTeam<Row extends { roles?: string[]; team?: unknown }>(
  viewer: Viewer,
  opportunity: Row,
): Row {
  return may(viewer, 'viewTeam', { roles: opportunity.roles })
    ? opportunity
    : { ...opportunity, team: undefined };
}

export function opportunityHandlers(
  store: OpportunityStore,
  publicUrl: string,
  /** The submissions room answers for what lies in it. */
  submissionsOf: Handler<Contract['opportunities']['submissions']>,
): Handlers<Contract['opportunities']> {
  async function found(viewer: Viewer, id: string) {
    const opportunity = await store.get(viewer, id);
    if (opportunity === null) throw refused('notFound');
    return opportunity;
  }

  return {
    list: async ({ viewer, query }) => {
      const page = await store.list(viewer, query);
      return { ...page, data: page.data.map((row) => withoutHiddenTeam(viewer, row)) };
    },
    facets: ({ viewer, query }) => store.facets(viewer, query),
    get: async ({ viewer, params }) => withoutHiddenTeam(viewer, await found(viewer, params.id)),
    create: async ({ viewer, body, db }) => {
      if (!(await seesCorporation(db, viewer, body.corporationId))) throw refused('notFound');
      const granted = grant(viewer, 'createOpportunity', { id: body.corporationId });
      if (!(await hasCycle(db, body.corporationId, body.cycleId))) {
        throw refused('invalid', { problem: 'body.cycleId: no such cycle in this corporation.' });
      }
      const id = await postOpportunity(db, granted, body, publicUrl);
      await record(db, {
        kind: 'opportunity.created',
        actorId: viewer.userId,
        subject: 'opportunity',
        subjectId: id,
        opportunityId: id,
        details: { name: body.name },
      });
      const created = await store.getWithin(db, viewer, id);
      if (created === null) throw refused('notFound');
      return created;
    },
    team: async ({ viewer, params }) => {
      const opportunity = await found(viewer, params.id);
      grant(viewer, 'viewTeam', opportunity);
      return opportunity.team ?? [];
    },
    submissions: submissionsOf,
  };
}
