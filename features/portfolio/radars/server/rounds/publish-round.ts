import { refusals, refusalText } from '#core/domain/refusals.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { Refused, refused } from '#core/platform/http/refused.ts';
import { radarRefusals } from '#features/portfolio/radars/domain/refusals.ts';
import { summaryOfChanges } from '#features/portfolio/radars/domain/summary.ts';
import type { Round } from '#features/portfolio/radars/domain/round.ts';
import { editionPage } from '#features/portfolio/radars/server/edition-page.ts';
import { loadEdition } from '#features/portfolio/radars/server/shared/edition-rows.ts';
import { publishEdition } from '#features/portfolio/radars/server/shared/editions.ts';
import type { MayEditRadar } from '#features/portfolio/radars/server/shared/load-radar.ts';
import { beginStep } from './close-step.ts';
import { assertStep, type RoundRow } from './load-round.ts';
import { placeBlip } from './place-blip.ts';
import { itemRows } from './round-page.ts';

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
  for (const item of items) await placeBlip(db, granted, draft, item);
  const page = await editionPage(db, granted.viewer, draft, { isOwn: true, mayEdit: true });
  await publishEdition(db, granted, draft, {
    version: draft.version,
    summary: summary ?? draft.summary ?? summaryOfChanges(page),
  });
  await beginStep(db, round, 'published', granted.userId);
}
