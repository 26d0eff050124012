import { Readable } from 'node:stream';
import { refusals } from '#core/domain/refusals.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import type { Settings } from '#core/server/settings.ts';
import { refused } from '#core/platform/http/refused.ts';
import { lossesOf } from '#features/portfolio/radars/domain/export-losses.ts';
import {
  exportFormats,
  type ExportFormat,
} from '#features/portfolio/radars/domain/radar-export.ts';
import { download } from '#features/portfolio/radars/domain/export-endpoints.ts';
import type * as endpoints from '#features/portfolio/radars/domain/export-endpoints.ts';
import { linkFor } from '#core/server/authorization/download-links.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { blipRows } from '#features/portfolio/radars/server/blip-rows.ts';
import { readableEditions } from '#features/portfolio/radars/server/shared/edition-rows.ts';
import { loadRadar, readingOf } from '#features/portfolio/radars/server/shared/load-radar.ts';
import { exportedEdition } from './exported-edition.ts';
import { writers } from './write-edition.ts';

/** A radar and those of its editions that one may read. @throws Refused `notFound` */
async function loadReadable(db: Queryable, viewer: Viewer, id: string) {
  const radar = await loadRadar(db, viewer, id);
  return { radar, editions: await readableEditions(db, id, readingOf(viewer, radar)) };
}

const formatOf = (name: string | undefined): ExportFormat | undefined =>
  exportFormats.find((one) => one === name);

/** A file shows what its reader sees at the moment of the download. */
export function exportHandler({
  authSecret,
  publicUrl,
}: Pick<Settings, 'authSecret' | 'publicUrl'>): Handlers<typeof endpoints> {
  return {
    download: {
      answer: async ({ viewer, params: { id }, query, db }) => {
        const { editions } = await loadReadable(db, viewer, id);
        const edition =
          query.editionId === undefined
            ? (editions.findLast(({ publishedAt }) => publishedAt !== null) ?? editions.at(-1))
            : editions.find((one) => one.id === query.editionId);
        if (!edition) throw refused(refusals.notFound);
        return {
          url: linkFor(viewer, download, { id, key: authSecret }, [edition.id, query.format]),
          losses: lossesOf(query.format, await blipRows(db, edition)),
        };
      },
      signedFor: async (_db, id) => ({ id, key: authSecret }),
      open: async ({ db, viewer, id, details: [editionId, formatName] }) => {
        const { radar, editions } = await loadReadable(db, viewer, id);
        const row = editions.find((one) => one.id === editionId);
        const format = formatOf(formatName);
        if (!row || !format) throw refused(refusals.notFound);
        const { contentType, write } = writers[format];
        const bytes = await write(await exportedEdition(db, radar, row, publicUrl));
        const name = `${radar.name}, ${row.name}.${format}`;
        return { id, name, contentType, size: bytes.length, bytes: Readable.from([bytes]) };
      },
    },
  };
}
