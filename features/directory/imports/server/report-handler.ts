import { refusals } from '#core/domain/refusals.ts';
import { Readable } from 'node:stream';
import { report } from '#features/directory/imports/domain/endpoints.ts';
import type * as endpoints from '#features/directory/imports/domain/endpoints.ts';
import { linkFor } from '#core/server/authorization/download-links.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import { refused } from '#core/platform/http/refused.ts';
import { writeReport } from './problem-report.ts';
import { loadImport } from './load-import.ts';
import { importStore } from './store.ts';

/** Downloads the rejected rows, by a link, since the browser fetches it directly. */
export const reportHandler: Handlers<typeof endpoints>['report'] = {
  answer: async ({ viewer, params, db }) => {
    const { row } = await loadImport(db, viewer, params.id);
    if (!row.reportKey) throw refused(refusals.notFound);
    return { url: linkFor(viewer, report, { id: row.id, key: row.reportKey }) };
  },
  async signedFor(db, id) {
    const row = await importStore.inner(db, id);
    return row?.reportKey ? { id, key: row.reportKey } : null;
  },
  open: async ({ db, viewer, id }) => {
    const { row } = await loadImport(db, viewer, id);
    return {
      id,
      name: `${row.source} – skipped rows.csv`,
      contentType: 'text/csv; charset=utf-8',
      size: null,
      bytes: Readable.from(writeReport(db, id, row.columns ?? [])),
    };
  },
};
