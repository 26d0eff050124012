import type { Viewer } from '#core/server/authorization/viewer.ts';
import { refusals } from '#core/domain/refusals.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import type { Edition } from '#features/portfolio/radars/domain/radar.ts';
import { blipRows, blipsOf } from './blip-rows.ts';
import {
  editionBefore,
  readableEditions,
  summaryOf,
  type EditionRow,
} from './shared/edition-rows.ts';
import { loadRadar, readingOf, type Reading } from './shared/load-radar.ts';

async function removedSince(db: Queryable, before: EditionRow, ids: ReadonlySet<string>) {
  const rows = await blipRows(db, before);
  return rows
    .filter(({ id, isSettled }) => !ids.has(id) && !isSettled)
    .map(({ id, name, quadrantId, ringId }) => ({ id, name, quadrantId, ringId }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
}

export async function editionPage(
  db: Queryable,
  viewer: Viewer,
  edition: EditionRow,
  reading: Reading,
): Promise<Edition> {
  const blips = await blipsOf(db, viewer, edition, reading);
  const before = reading.isOwn ? await editionBefore(db, edition) : null;
  const ids = new Set(blips.map(({ id }) => id));
  const { radarId, quadrants, rings, summary, notes, layout, version } = edition;
  return {
    ...summaryOf(edition),
    radarId,
    quadrants,
    rings,
    summary,
    layout,
    version,
    blips,
    notes: reading.isOwn ? notes : null,
    removed: before ? await removedSince(db, before, ids) : [],
    previousLayout: before?.layout ?? null,
  };
}

/** @throws Refused `notFound` for an edition that the viewer does not read. */
export async function loadEditionPage(
  db: Queryable,
  viewer: Viewer,
  radarId: string,
  editionId: string,
): Promise<Edition> {
  const reading = readingOf(viewer, await loadRadar(db, viewer, radarId));
  const editions = await readableEditions(db, radarId, reading);
  const edition = editions.find(({ id }) => id === editionId);
  if (!edition) throw refused(refusals.notFound);
  return editionPage(db, viewer, edition, reading);
}
