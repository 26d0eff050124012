import { and, eq } from 'drizzle-orm';
import { emit } from '#core/server/events/emit.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { radarEvents as events } from '#features/portfolio/radars/domain/events.ts';
import type { BlipChange } from '#features/portfolio/radars/domain/radar.ts';
import type { BlipRow } from './blip-rows.ts';
import type { EditionRow } from './shared/edition-rows.ts';
import type { MayEditRadar } from './shared/load-radar.ts';
import { radarProposals } from './tables.ts';

/** Keeps a move that came too late for its edition. The same one twice is one proposal. */
export async function proposeMove(
  db: Queryable,
  { subject, userId }: MayEditRadar,
  edition: EditionRow,
  row: BlipRow,
  { quadrantId = row.quadrantId, ringId = row.ringId, reason = null }: BlipChange,
): Promise<void> {
  const same = await db
    .select({ id: radarProposals.id })
    .from(radarProposals)
    .where(
      and(
        eq(radarProposals.radarId, subject.id),
        eq(radarProposals.state, 'open'),
        eq(radarProposals.blipId, row.id),
        eq(radarProposals.quadrantId, quadrantId),
        eq(radarProposals.ringId, ringId),
        eq(radarProposals.proposedBy, userId),
      ),
    );
  if (same.length > 0) return;
  await db.insert(radarProposals).values({
    radarId: subject.id,
    blipId: row.id,
    name: row.name,
    quadrantId,
    ringId,
    reason,
    proposedBy: userId,
    source: { kind: 'move', label: edition.name },
  });
  await emit(db, events['radar.proposed'], {
    radarId: subject.id,
    actorId: userId,
    name: row.name,
  });
}
