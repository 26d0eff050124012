import { Readable } from 'node:stream';
import { refusals } from '#core/domain/refusals.ts';
import { Refused, refused } from '#core/platform/http/refused.ts';
import { findViewer } from '#core/server/authorization/viewer.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import type { Settings } from '#core/server/settings.ts';
import type * as endpoints from '#features/pitch-days/domain/endpoints.ts';
import type { ExportFormat } from '#features/pitch-days/domain/pitch-day.ts';
import { loadPage } from '#features/pitch-days/server/day-page.ts';
import { loadDay } from '#features/pitch-days/server/load-day.ts';
import { exportedDay, type ExportedDay } from './exported-day.ts';
import { openExportTokens } from './export-tokens.ts';
import { writeIcs } from './write-ics.ts';
import { writePptx } from './write-pptx.ts';

interface Writer {
  readonly contentType: string;
  readonly write: (day: ExportedDay) => Buffer | Promise<Buffer>;
}

const writers: Readonly<Record<ExportFormat, Writer>> = {
  ics: { contentType: 'text/calendar; charset=utf-8', write: writeIcs },
  pptx: {
    contentType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    write: writePptx,
  },
};

/** A file shows what its reader sees at the moment of the download. */
export function downloadHandler({
  authSecret,
  publicUrl,
}: Pick<Settings, 'authSecret' | 'publicUrl'>): Pick<Handlers<typeof endpoints>, 'download'> {
  const tokens = openExportTokens(authSecret);
  return {
    download: {
      answer: async ({ viewer, params, query, db }) => {
        const { id } = await loadDay(db, viewer, params.id);
        if (viewer.userId === null) throw refused(refusals.notFound);
        const token = tokens.tokenOf(id, viewer.userId, query.format);
        return { url: `/api/pitch-days/${id}/export?alt=media&token=${token}` };
      },
      open: async (db, id, token) => {
        const asked = tokens.read(id, token);
        const viewer = asked && (await findViewer(db, asked.userId));
        if (!asked || !viewer) return null;
        const page = await loadPage(db, viewer, id).catch((error: unknown) => {
          if (error instanceof Refused) return null;
          throw error;
        });
        if (page === null) return null;
        const { contentType, write } = writers[asked.format];
        const bytes = await write(exportedDay(page, publicUrl));
        const name = `${page.name}.${asked.format}`;
        return { id, name, contentType, size: bytes.length, bytes: Readable.from([bytes]) };
      },
    },
  };
}
