import type { Contract } from '#domain/contract.ts';
import type { Handler, Handlers } from '#server/gate/routes.ts';
import { refused } from '#server/platform/http/refused.ts';
import type { SubmissionStore } from './store.ts';

export const submissionHandlers = (store: SubmissionStore): Handlers<Contract['submissions']> => ({
  get: async ({ viewer, params }) => {
    const submission = await store.get(viewer, params.id);
    if (submission === null) throw refused('notFound');
    return submission;
  },
});

/** `GET /opportunities/{id}/submissions`: the address is the opportunity's, the rows are ours. */
export const submissionsOf =
  (store: SubmissionStore): Handler<Contract['opportunities']['submissions']> =>
  async ({ viewer, params, query }) => {
    const page = await store.ofOpportunity(viewer, params.id, query);
    if (page === null) throw refused('notFound');
    return page;
  };
