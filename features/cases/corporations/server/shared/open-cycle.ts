import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import type { Granted } from '#core/server/authorization/grant.ts';
import { emit } from '#core/server/events/emit.ts';
import type { Cycle, CycleDraft } from '#features/cases/corporations/domain/cycle.ts';
import { corporationEvents } from '#features/cases/corporations/domain/events.ts';
import { corporationRefusals } from '#features/cases/corporations/domain/refusals.ts';
import { createCycle } from '#features/cases/corporations/server/cycles.ts';

/** Opens a scouting cycle. @throws Refused `cycle.nameTaken` */
export async function openCycle(
  db: Queryable,
  granted: Granted<'openCycle'>,
  draft: CycleDraft,
): Promise<Cycle> {
  const { name } = draft;
  const cycle = await createCycle(db, granted, draft);
  if (cycle === null) throw refused(corporationRefusals['cycle.nameTaken'], { name });
  await emit(db, corporationEvents['cycle.created'], {
    cycleId: cycle.id,
    actorId: granted.userId,
    name,
    corporationId: granted.subject.id,
  });
  return cycle;
}
