import { Readable } from 'node:stream';
import { and, eq } from 'drizzle-orm';
import { refusals } from '#core/domain/refusals.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import type { Settings } from '#core/server/settings.ts';
import { refused } from '#core/platform/http/refused.ts';
import { lossesOf } from '#features/radars/domain/export-losses.ts';
import type * as endpoints from '#features/radars/domain/transfer-endpoints.ts';
import { blipRows } from '#features/radars/server/blip-rows.ts';
import { loadEdition, readableEditions } from '#features/radars/server/edition-rows.ts';
import { loadRadar, readingOf } from '#features/radars/server/load-radar.ts';
import { radars } from '#features/radars/server/tables.ts';
import { openExportTokens } from './export-tokens.ts';
import { exportedEdition } from './exported-edition.ts';
import { writers } from './write-edition.ts';

export function exportHandler({
  authSecret,
  publicUrl,
}: Pick<Settings, 'authSecret' | 'publicUrl'>): Pick<Handlers<typeof endpoints>, 'download'> {
  const tokens = openExportTokens(authSecret);
  return {
    download: {
      answer: async ({ viewer, params, query, db }) => {
        const reading = readingOf(viewer, await loadRadar(db, viewer, params.id));
        const editions = await readableEditions(db, params.id, reading);
        const edition =
          query.editionId === undefined
            ? (editions.findLast(({ publishedAt }) => publishedAt !== null) ?? editions.at(-1))
            : editions.find(({ id }) => id === query.editionId);
        if (!edition) throw refused(refusals.notFound);
        const token = tokens.tokenOf(params.id, edition.id, query.format);
        return {
          url: `/api/radars/${params.id}/export?alt=media&token=${token}`,
          losses: lossesOf(query.format, await blipRows(db, edition)),
        };
      },
      open: async (db, id, token) => {
        const asked = tokens.read(id, token);
        if (!asked) return null;
        const [radar] = await db
          .select({ id: radars.id, name: radars.name })
          .from(radars)
          .where(and(eq(radars.id, id), radars.isActive));
        if (!radar) return null;
        const row = await loadEdition(db, id, asked.editionId);
        const { contentType, write } = writers[asked.format];
        const bytes = await write(await exportedEdition(db, radar, row, publicUrl));
        const name = `${radar.name}, ${row.name}.${asked.format}`;
        return { id, name, contentType, size: bytes.length, bytes: Readable.from([bytes]) };
      },
    },
  };
}
