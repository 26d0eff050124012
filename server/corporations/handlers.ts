import type { Contract } from '#domain/contract.ts';
import type { Handlers } from '#server/gate/routes.ts';
import { refused } from '#server/platform/http/refused.ts';
import type { CorporationStore } from './store.ts';

export const corporationHandlers = (
  store: CorporationStore,
): Handlers<Contract['corporations']> => ({
  list: ({ viewer }) => store.list(viewer),
  ofUser: ({ viewer, params }) => {
    if (!viewer.seesAll && params.userId !== viewer.userId) throw refused('notFound');
    return store.ofUser(viewer, params.userId);
  },
});
