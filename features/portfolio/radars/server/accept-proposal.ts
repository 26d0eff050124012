import type { Queryable } from '#core/platform/database/open.ts';
import type { Proposal } from '#features/portfolio/radars/domain/proposal.ts';
import { addBlips } from './add-blips.ts';
import { changeBlip } from './blip-changes.ts';
import { blipRow } from './blip-rows.ts';
import type { EditionRow } from './shared/edition-rows.ts';
import type { MayEditRadar } from './shared/load-radar.ts';

interface Place {
  readonly name: string;
  readonly quadrantId: string;
  readonly ringId: string;
}

/**
 * Puts an accepted proposal into the draft: the move of a blip that is there, or a new blip. Returns the id
 * of the blip.
 */
export async function acceptProposal(
  db: Queryable,
  granted: MayEditRadar,
  draft: EditionRow,
  proposal: Proposal,
  { name, quadrantId, ringId }: Place,
): Promise<string> {
  const { reason, description, tags, companies, blipId, source } = proposal;
  const row = blipId === null ? null : await blipRow(db, draft, blipId);
  if (row?.isActive) {
    const { version } = row;
    await changeBlip(db, granted, draft, row.id, { version, quadrantId, ringId, reason });
    return row.id;
  }
  const projectIds = source.kind === 'project' && source.id !== undefined ? [source.id] : [];
  const blip = { name, quadrantId, ringId, reason, description, tags, companies, projectIds };
  const [id = ''] = await addBlips(db, granted, draft, [blip]);
  return id;
}
