import type { Handlers } from '#core/server/endpoints/routes.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import type * as endpoints from '#features/radars/domain/blip-endpoints.ts';
import type { Proposal } from '#features/radars/domain/proposal.ts';
import { radarRefusals } from '#features/radars/domain/refusals.ts';
import { addBlips } from './add-blips.ts';
import { changeBlip } from './blip-changes.ts';
import { blipRow } from './blip-rows.ts';
import { draftOf, type EditionRow } from './edition-rows.ts';
import { loadOwnRadar, takeRadar, touchRadar, type MayEditRadar } from './load-radar.ts';
import { addProposals, closeProposal, loadProposal, openProposals } from './proposals.ts';

type ProposalHandlers = Pick<Handlers<typeof endpoints>, 'proposals' | 'propose' | 'decide'>;

interface Place {
  readonly name: string;
  readonly quadrantId: string;
  readonly ringId: string;
}

/** Puts an accepted proposal into the draft: the move of a blip that is there, or a new blip. */
async function accept(
  db: Queryable,
  granted: MayEditRadar,
  draft: EditionRow,
  proposal: Proposal,
  { name, quadrantId, ringId }: Place,
): Promise<void> {
  const { reason, description, tags, companies, blipId, source } = proposal;
  const row = blipId === null ? null : await blipRow(db, draft, blipId);
  if (row?.isActive) {
    const { version } = row;
    return changeBlip(db, granted, draft, row.id, { version, quadrantId, ringId, reason });
  }
  const projectIds = source.kind === 'project' && source.id !== undefined ? [source.id] : [];
  const blip = { name, quadrantId, ringId, reason, description, tags, companies, projectIds };
  await addBlips(db, granted, draft, [blip]);
}

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
      await accept(db, granted, draft, proposal, place);
    }
    await touchRadar(db, params.id);
    return loadProposal(db, viewer, params.id, params.proposalId);
  },
};
