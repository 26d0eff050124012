import { and, eq, sql } from 'drizzle-orm';
import { refusals, refusalText } from '#core/domain/refusals.ts';
import { emit } from '#core/server/events/emit.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { Refused, refused } from '#core/platform/http/refused.ts';
import { radarEvents } from '#features/radars/domain/events.ts';
import { radarRefusals } from '#features/radars/domain/refusals.ts';
import { summaryOfChanges } from '#features/radars/domain/summary.ts';
import { offRadar } from '#features/radars/domain/vote-result.ts';
import type { Round } from '#features/radars/domain/round.ts';
import { changeBlip } from '#features/radars/server/blip-changes.ts';
import { blipRow } from '#features/radars/server/blip-rows.ts';
import { editionPage } from '#features/radars/server/edition-page.ts';
import { loadEdition, type EditionRow } from '#features/radars/server/edition-rows.ts';
import { publishEdition } from '#features/radars/server/editions.ts';
import type { MayEditRadar } from '#features/radars/server/load-radar.ts';
import { radarEntries } from '#features/radars/server/tables.ts';
import { beginStep } from './close-step.ts';
import { assertStep, type RoundRow } from './load-round.ts';
import { itemRows } from './round-page.ts';

type Item = Awaited<ReturnType<typeof itemRows>>[number];

/** Puts a blip where it is recommended, by the same way as an editor. */
async function place(
  db: Queryable,
  granted: MayEditRadar,
  edition: EditionRow,
  { blipId, name, choice, reason }: Item,
): Promise<void> {
  const row = await blipRow(db, edition, blipId);
  if (!row || choice === null) return;
  if (choice !== offRadar) {
    const { version } = row;
    const isRestored = row.isActive ? undefined : (true as const);
    const change = { version, ringId: choice, reason: reason.trim(), isRestored };
    return changeBlip(db, granted, edition, blipId, change);
  }
  if (!row.isActive) return;
  await db
    .update(radarEntries)
    .set({ isActive: false, version: sql`${radarEntries.version} + 1` })
    .where(and(eq(radarEntries.editionId, edition.id), eq(radarEntries.blipId, blipId)));
  await emit(db, radarEvents['radar.blipRemoved'], {
    ...{ radarId: edition.radarId, actorId: granted.userId, blipId, name },
  });
}

/**
 * Moves the blips of the draft as recommended, and publishes it. The round is locked; `current` is what
 * is stored, for who based it on something else.
 * @throws Refused `round.incomplete`
 */
export async function publishRound(
  db: Queryable,
  granted: MayEditRadar,
  round: RoundRow,
  { version, summary }: { readonly version: number; readonly summary?: string | undefined },
  current: () => Promise<Round>,
): Promise<void> {
  if (round.step === 'published') return;
  assertStep(round, 'recommendation');
  if (round.version !== version)
    throw new Refused(refusals.stale, refusalText(refusals.stale), await current());
  const draft = await loadEdition(db, round.radarId, round.editionId);
  const items = await itemRows(db, round, draft);
  const missing = items.find(({ choice, reason }) => choice === null || reason.trim() === '');
  if (missing) throw refused(radarRefusals['round.incomplete'], { name: missing.name });
  for (const item of items) await place(db, granted, draft, item);
  const page = await editionPage(db, granted.viewer, draft, { isOwn: true, mayEdit: true });
  await publishEdition(db, granted, draft, {
    version: draft.version,
    summary: summary ?? draft.summary ?? summaryOfChanges(page),
  });
  await beginStep(db, round, 'published', granted.userId);
}
