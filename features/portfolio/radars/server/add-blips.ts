import { and, count, eq } from 'drizzle-orm';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { newId } from '#core/server/tables/columns.ts';
import { radarLimits } from '#features/portfolio/radars/domain/limits.ts';
import type { BlipDraft } from '#features/portfolio/radars/domain/radar.ts';
import { radarRefusals } from '#features/portfolio/radars/domain/refusals.ts';
import { assertAreas, assertNameFree, assertPeople, columnsOf } from './blip-changes.ts';
import type { EditionRow } from './shared/edition-rows.ts';
import type { MayEditRadar } from './shared/load-radar.ts';
import { assertReferences } from './reference-names.ts';
import { radarBlips, radarEntries } from './tables.ts';

async function assertRoom(db: Queryable, editionId: string, more: number): Promise<void> {
  const [row] = await db
    .select({ number: count() })
    .from(radarEntries)
    .where(and(eq(radarEntries.editionId, editionId), radarEntries.isActive));
  const { blipsMost: most } = radarLimits;
  if ((row?.number ?? 0) + more > most)
    throw refused(radarRefusals['radar.tooManyBlips'], { most });
}

/** Adds blips to a draft and returns their ids. */
export async function addBlips(
  db: Queryable,
  { subject, viewer }: MayEditRadar,
  edition: EditionRow,
  drafts: readonly BlipDraft[],
): Promise<string[]> {
  await assertRoom(db, edition.id, drafts.length);
  const ids: string[] = [];
  for (const draft of drafts) {
    assertAreas(edition, draft);
    await assertNameFree(db, edition.id, draft.name, null);
    const { ownerId = null, companyIds, opportunityIds, projectIds, ...entry } = columnsOf(draft);
    await assertPeople(db, subject.corporationId, ownerId === null ? [] : [ownerId]);
    await assertReferences(db, viewer, { companyIds, opportunityIds, projectIds });
    const id = newId();
    await db
      .insert(radarBlips)
      .values({ id, radarId: subject.id, ownerId, companyIds, opportunityIds, projectIds });
    const { quadrantId, ringId, name } = draft;
    await db
      .insert(radarEntries)
      .values({ ...entry, name, quadrantId, ringId, editionId: edition.id, blipId: id });
    ids.push(id);
  }
  return ids;
}
