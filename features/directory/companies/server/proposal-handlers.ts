import { refusals } from '#core/domain/refusals.ts';
import type * as endpoints from '#features/directory/companies/domain/proposal-endpoints.ts';
import { grant } from '#core/server/authorization/grant.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import { refused } from '#core/platform/http/refused.ts';
import { addToDirectory } from './add-to-directory.ts';
import { decideProposal, listOpenProposals, proposeCompanies } from './proposals.ts';

export const companyProposalHandlers: Handlers<typeof endpoints> = {
  add: ({ viewer, body, db }) => addToDirectory(db, grant(viewer, 'importRecords'), body.companies),
  propose: async ({ viewer: { userId }, body, db }) => {
    if (userId === null) throw refused(refusals.unauthenticated);
    return { proposed: await proposeCompanies(db, userId, body.companies) };
  },
  list: ({ query, db }) => listOpenProposals(db, query),
  decide: ({ viewer, params, body, db }) =>
    decideProposal(db, grant(viewer, 'importRecords'), params.id, body),
};
