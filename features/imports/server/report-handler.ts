import { refusals } from '#core/domain/refusals.ts';
import { Readable } from 'node:stream';
import type * as endpoints from '#features/imports/domain/endpoints.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import { isTimingSafeEqual } from '#core/server/authorization/timing-safe-equal.ts';
import { refused } from '#core/platform/http/refused.ts';
import { writeReport } from './problem-report.ts';
import { loadImport } from './load-import.ts';
import { importStore } from './store.ts';

const addressOf = (id: string, token: string) =>
  `/api/imports/${id}/report?alt=media&token=${token}`;

/** Downloads the rejected rows. Authorized by the key, since the browser fetches it directly. */
export const reportHandler: Handlers<typeof endpoints>['report'] = {
  answer: async ({ viewer, params, db }) => {
    const { row } = await loadImport(db, viewer, params.id);
    if (!row.reportToken) throw refused(refusals.notFound);
    return { url: addressOf(row.id, row.reportToken) };
  },
  open: async (db, id, token) => {
    const row = await importStore.inner(db, id);
    if (!row?.reportToken || !isTimingSafeEqual(token, row.reportToken)) return null;
    return {
      id,
      name: `${row.source} – skipped rows.csv`,
      contentType: 'text/csv; charset=utf-8',
      size: null,
      bytes: Readable.from(writeReport(db, id, row.columns ?? [])),
    };
  },
};
