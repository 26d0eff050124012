import type { Contract } from '#domain/contract.ts';
import { grant } from '#server/gate/grant.ts';
import { record } from '#server/gate/record.ts';
import type { Handlers } from '#server/gate/routes.ts';
import { demandCorporation } from '#server/gate/seen-corporation.ts';
import { refused } from '#server/platform/http/refused.ts';
import { cyclesOf, openCycle } from './cycles.ts';
import type { CorporationStore } from './store.ts';

export const corporationHandlers = (
  store: CorporationStore,
): Handlers<Contract['corporations']> => ({
  list: ({ viewer }) => store.list(viewer),
  ofUser: ({ viewer, params }) => {
    if (!viewer.seesAll && params.userId !== viewer.userId) throw refused('notFound');
    return store.ofUser(viewer, params.userId);
  },
  cycles: async ({ viewer, params, db }) => {
    await demandCorporation(db, viewer, params.id);
    return cyclesOf(db, params.id);
  },
  addCycle: async ({ viewer, params, body, db }) => {
    await demandCorporation(db, viewer, params.id);
    const granted = grant(viewer, 'createOpportunity', params);
    const opened = await openCycle(db, granted, body);
    if (opened === null) throw refused('cycle.nameTaken', { name: body.name });
    await record(db, {
      kind: 'cycle.created',
      actorId: granted.userId,
      subject: 'cycle',
      subjectId: opened.id,
      details: { name: body.name, corporationId: params.id },
    });
    return opened;
  },
});
