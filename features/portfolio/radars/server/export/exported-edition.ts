import { printable } from '#core/domain/text/printable.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { drawingOf } from '#features/portfolio/radars/domain/radar-geometry.ts';
import { linkToRadar } from '#features/portfolio/radars/domain/links.ts';
import { numberBlips } from '#features/portfolio/radars/domain/order.ts';
import { blipRows, movementOf } from '#features/portfolio/radars/server/blip-rows.ts';
import {
  editionBefore,
  type EditionRow,
} from '#features/portfolio/radars/server/shared/edition-rows.ts';
import { layoutOf } from '#features/portfolio/radars/server/shared/editions.ts';

/** What every format writes of an edition: nothing that only its corporation may know. */
export async function exportedEdition(
  db: Queryable,
  radar: { readonly id: string; readonly name: string },
  edition: EditionRow,
  publicUrl: string,
) {
  const { quadrants, rings } = edition;
  const rows = await blipRows(db, edition);
  const before = await editionBefore(db, edition);
  const layout = edition.layout ?? layoutOf(edition, rows, before?.layout ?? null);
  const quadrantNames = new Map(quadrants.map(({ id, name }) => [id, name]));
  const ringNames = new Map(rings.map(({ id, name }) => [id, name]));
  const blips = numberBlips(rows, quadrants, rings).map((row) => ({
    id: row.id,
    number: row.number,
    name: row.name,
    description: row.description,
    quadrantId: row.quadrantId,
    ringId: row.ringId,
    isSettled: row.isSettled,
    tags: row.tags,
    links: row.links,
    quadrant: quadrantNames.get(row.quadrantId) ?? row.quadrantId,
    ring: ringNames.get(row.ringId) ?? row.ringId,
    movement: movementOf(row, rings).movement,
    url: `${publicUrl}${linkToRadar(radar.id)}?edition=${edition.id}&blip=${row.id}`,
  }));
  const ids = new Set(blips.map(({ id }) => id));
  const removed = before ? (await blipRows(db, before)).filter(({ id }) => !ids.has(id)) : [];
  return printable({
    title: radar.name,
    edition: edition.name,
    quadrants,
    rings,
    blips,
    removed: removed
      .map(({ name }) => name)
      .toSorted((one, other) => one.localeCompare(other, 'en')),
    drawing: drawingOf(quadrants, rings, blips, layout),
  });
}

export type ExportedEdition = Awaited<ReturnType<typeof exportedEdition>>;
