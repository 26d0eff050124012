import type { Handlers } from '#core/server/endpoints/routes.ts';
import { refused } from '#core/platform/http/refused.ts';
import type * as endpoints from '#features/portfolio/radars/domain/blip-endpoints.ts';
import { radarRefusals } from '#features/portfolio/radars/domain/refusals.ts';
import { acceptProposal } from './accept-proposal.ts';
import { draftOf } from './shared/edition-rows.ts';
import { loadOwnRadar, takeRadar, touchRadar } from './shared/load-radar.ts';
import { addProposals, closeProposal, loadProposal, openProposals } from './proposals.ts';

type ProposalHandlers = Pick<Handlers<typeof endpoints>, 'proposals' | 'propose' | 'decide'>;

export const proposalHandlers: ProposalHandlers = {
  proposals: async ({ viewer, params, db }) => {
    await loadOwnRadar(db, viewer, params.id);
    return openProposals(db, viewer, params.id);
  },

  propose: async ({ viewer, params, body, db }) =>
    addProposals(db, await loadOwnRadar(db, viewer, params.id), body),

  decide: async ({ viewer, params, body, db }) => {
    const granted = await takeRadar(db, viewer, params.id);
    const proposal = await loadProposal(db, viewer, params.id, params.proposalId);
    await closeProposal(db, granted, { ...proposal, state: body.state });
    if (body.state === 'accepted') {
      const draft = await draftOf(db, params.id);
      if (!draft) throw refused(radarRefusals['radar.noDraft']);
      const quadrantId = body.quadrantId ?? proposal.quadrantId ?? '';
      const ringId = body.ringId ?? proposal.ringId ?? '';
      const place = { name: body.name ?? proposal.name, quadrantId, ringId };
      await acceptProposal(db, granted, draft, proposal, place);
    }
    await touchRadar(db, params.id);
    return loadProposal(db, viewer, params.id, params.proposalId);
  },
};
