import { Readable } from 'node:stream';
import { calendarContentType } from '#core/server/calendar/calendar.ts';
import { refusals } from '#core/domain/refusals.ts';
import { refused } from '#core/platform/http/refused.ts';
import { linkFor } from '#core/server/authorization/download-links.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import type { Settings } from '#core/server/settings.ts';
import { download } from '#features/portfolio/pitch-days/domain/endpoints.ts';
import type * as endpoints from '#features/portfolio/pitch-days/domain/endpoints.ts';
import {
  exportFormats,
  type ExportFormat,
} from '#features/portfolio/pitch-days/domain/pitch-day.ts';
import { loadPage } from '#features/portfolio/pitch-days/server/day-page.ts';
import { loadDay } from '#features/portfolio/pitch-days/server/load-day.ts';
import { exportedDay, type ExportedDay } from './exported-day.ts';
import { writeIcs } from './write-ics.ts';
import { writePptx } from './write-pptx.ts';

interface Writer {
  readonly contentType: string;
  readonly write: (day: ExportedDay) => Buffer | Promise<Buffer>;
}

const writers: Readonly<Record<ExportFormat, Writer>> = {
  ics: { contentType: calendarContentType, write: writeIcs },
  pptx: {
    contentType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
    write: writePptx,
  },
};

const formatOf = (name: string | undefined): ExportFormat | undefined =>
  exportFormats.find((one) => one === name);

/** A file shows what its reader sees at the moment of the download. */
export function downloadHandler({
  authSecret,
  publicUrl,
}: Pick<Settings, 'authSecret' | 'publicUrl'>): Pick<Handlers<typeof endpoints>, 'download'> {
  return {
    download: {
      answer: async ({ viewer, params, query, db }) => {
        const { id } = await loadDay(db, viewer, params.id);
        return { url: linkFor(viewer, download, { id, key: authSecret }, [query.format]) };
      },
      signedFor: async (_db, id) => ({ id, key: authSecret }),
      open: async ({ db, viewer, id, details: [formatName] }) => {
        const page = await loadPage(db, viewer, id);
        const format = formatOf(formatName);
        if (!format) throw refused(refusals.notFound);
        const { contentType, write } = writers[format];
        const bytes = await write(exportedDay(page, publicUrl));
        const name = `${page.name}.${format}`;
        return { id, name, contentType, size: bytes.length, bytes: Readable.from([bytes]) };
      },
    },
  };
}
