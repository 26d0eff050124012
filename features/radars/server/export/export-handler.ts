import { createHmac, timingSafeEqual } from 'node:crypto';
import { Readable } from 'node:stream';
import { and, eq } from 'drizzle-orm';
import { minute } from '#core/domain/units.ts';
import { refusals } from '#core/domain/refusals.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import type { Settings } from '#core/server/settings.ts';
import { refused } from '#core/platform/http/refused.ts';
import { lossesOf } from '#features/radars/domain/export-losses.ts';
import { exportFormats, type ExportFormat } from '#features/radars/domain/radar-import.ts';
import type * as endpoints from '#features/radars/domain/transfer-endpoints.ts';
import { blipRows } from '#features/radars/server/blip-rows.ts';
import { loadEdition, readableEditions } from '#features/radars/server/edition-rows.ts';
import { loadRadar, readingOf } from '#features/radars/server/load-radar.ts';
import { radars } from '#features/radars/server/tables.ts';
import { exportedEdition, type ExportedEdition } from './exported-edition.ts';
import { writePdf } from './write-pdf.ts';
import { writePptx } from './write-pptx.ts';
import { writeCsv, writeJson, writeXlsx } from './write-sheets.ts';
import { writeSvg } from './write-svg.ts';

const lifeMs = 5 * minute;

const office = 'application/vnd.openxmlformats-officedocument';
interface Writer {
  readonly contentType: string;
  readonly write: (edition: ExportedEdition) => Buffer | Promise<Buffer>;
}
const writers: Readonly<Record<ExportFormat, Writer>> = {
  csv: { contentType: 'text/csv; charset=utf-8', write: writeCsv },
  xlsx: { contentType: `${office}.spreadsheetml.sheet`, write: writeXlsx },
  json: { contentType: 'application/json; charset=utf-8', write: writeJson },
  svg: { contentType: 'image/svg+xml', write: writeSvg },
  pdf: { contentType: 'application/pdf', write: writePdf },
  pptx: { contentType: `${office}.presentationml.presentation`, write: writePptx },
};

/** What a download address opens, signed: a browser fetches it without the bearer token of a call. */
function openTokens(secret: string) {
  const proofOf = (...parts: readonly string[]) =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['radar export', ...parts]))
      .digest('base64url');
  return {
    tokenOf(radarId: string, editionId: string, format: ExportFormat): string {
      const until = String(Date.now() + lifeMs);
      return [editionId, format, until, proofOf(radarId, editionId, format, until)].join('.');
    },
    read(radarId: string, token: string) {
      const [editionId = '', name = '', until = '', proof = ''] = token.split('.');
      const expected = Buffer.from(proofOf(radarId, editionId, name, until));
      const given = Buffer.from(proof);
      const isSigned = given.length === expected.length && timingSafeEqual(given, expected);
      const format = exportFormats.find((one) => one === name);
      return isSigned && format && Date.now() < Number(until) ? { editionId, format } : null;
    },
  };
}

export function exportHandler({
  authSecret,
  publicUrl,
}: Pick<Settings, 'authSecret' | 'publicUrl'>): Pick<Handlers<typeof endpoints>, 'download'> {
  const tokens = openTokens(authSecret);
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
