import { emit } from '#core/server/events/emit.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { newId } from '#core/server/tables/columns.ts';
import { radarEvents as events } from '#features/portfolio/radars/domain/events.ts';
import { compareImport } from '#features/portfolio/radar-imports/domain/compare-import.ts';
import type {
  ImportPlan,
  PlannedBlip,
} from '#features/portfolio/radar-imports/domain/plan-import.ts';
import { movementOfStatus, type Movement } from '#features/portfolio/radars/domain/movement.ts';
import type { ImportOptions } from '#features/portfolio/radar-imports/domain/radar-import.ts';
import { loadEdition } from '#features/portfolio/radars/server/shared/edition-rows.ts';
import {
  addDraft,
  freeEditionName,
  publishEdition,
} from '#features/portfolio/radars/server/shared/editions.ts';
import {
  touchRadar,
  type MayEditRadar,
} from '#features/portfolio/radars/server/shared/load-radar.ts';
import { radarBlips, radarEntries } from '#features/portfolio/radars/server/tables.ts';
import { knownBlips } from './known-blips.ts';

const rowsAtOnce = 500;

async function insertBlips(
  db: Queryable,
  radarId: string,
  editionId: string,
  blips: readonly PlannedBlip[],
  overrides: ReadonlyMap<string, Movement>,
): Promise<void> {
  const blipsBefore = await knownBlips(db, radarId);
  const ids = new Map(blips.map(({ key }) => [key, blipsBefore.get(key)?.id ?? newId()]));
  const added = blips.filter(({ key }) => !blipsBefore.has(key));
  const rows = blips.map(({ key, ...blip }) => ({
    ...blip,
    editionId,
    blipId: ids.get(key) ?? '',
    movementOverride: overrides.get(key) ?? null,
  }));
  for (let from = 0; from < added.length; from += rowsAtOnce) {
    const some = added.slice(from, from + rowsAtOnce);
    await db
      .insert(radarBlips)
      .values(some.map(({ key }) => ({ id: ids.get(key) ?? '', radarId })));
  }
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    await db.insert(radarEntries).values(rows.slice(from, from + rowsAtOnce));
}

/** The file's own word where it differs, when it is to count. */
async function overridesOf(
  db: Queryable,
  radarId: string,
  plan: ImportPlan,
  blips: readonly PlannedBlip[],
  isTrusted: boolean,
): Promise<Map<string, Movement>> {
  if (!isTrusted) return new Map();
  const edition = { editions: [{ name: null, blips }], rings: plan.rings };
  const { compared } = compareImport(edition, await knownBlips(db, radarId));
  return new Map(
    compared.flatMap(({ blip, isDisagreement }) => {
      const said = movementOfStatus(blip.fileStatus ?? '');
      return isDisagreement && said !== null ? [[blip.key, said] as const] : [];
    }),
  );
}

const newestName = () =>
  new Date().toLocaleDateString('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/**
 * Stores a file as the next editions of a radar. All but the last are published; the last one is a draft
 * unless it is to be published as well. Returns its id.
 */
export async function storeImport(
  db: Queryable,
  granted: MayEditRadar,
  plan: ImportPlan,
  { editionName, publish = false, trustStatus = false }: ImportOptions,
): Promise<string> {
  const { subject, userId } = granted;
  const { quadrants, rings } = plan;
  let editionId = '';
  for (const [nth, { name: ofFile, blips }] of plan.editions.entries()) {
    const isLast = nth === plan.editions.length - 1;
    // A name that was entered is refused where it is taken; one of the file is told apart.
    const entered = isLast ? editionName : undefined;
    const name = entered ?? (await freeEditionName(db, subject.id, ofFile ?? newestName()));
    editionId = await addDraft(db, granted, { name, quadrants: [...quadrants], rings: [...rings] });
    const overrides = await overridesOf(db, subject.id, plan, blips, trustStatus);
    await insertBlips(db, subject.id, editionId, blips, overrides);
    await emit(db, events['radar.editionImported'], {
      radarId: subject.id,
      actorId: userId,
      name,
    });
    if (!isLast || publish) {
      const edition = await loadEdition(db, subject.id, editionId);
      await publishEdition(db, granted, edition, { version: edition.version });
    }
  }
  await touchRadar(db, subject.id);
  return editionId;
}
