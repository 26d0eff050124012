import { refusals } from '#core/domain/refusals.ts';
import type * as endpoints from '#features/exports/domain/endpoints.ts';
import type { FileStore } from '#core/platform/files/open-file-store.ts';
import { refused } from '#core/platform/http/refused.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import type { DownloadTokens } from './download-token.ts';
import { beginExport, type BeginParts } from './begin-export.ts';
import { shownExport, stateOf } from './shown-export.ts';
import { exportEvents } from '#features/exports/domain/events.ts';
import { emit } from '#core/server/events/emit.ts';
import { exportStore } from './store.ts';
import { contentTypes } from './write-sheet.ts';

interface Parts extends BeginParts {
  readonly files: FileStore;
  readonly tokens: DownloadTokens;
}

/** Everybody's own exports, and nobody else's. */
export const exportHandlers = ({ files, tokens, ...parts }: Parts): Handlers<typeof endpoints> => ({
  create: async ({ viewer, body, db }) =>
    shownExport(await beginExport(db, parts, viewer, body), tokens),

  get: {
    async answer({ viewer, params, db }) {
      const row = await exportStore.get(db, params.id);
      if (row === null || row.userId !== viewer.userId) throw refused(refusals.notFound);
      return shownExport(row, tokens);
    },

    async downloaded(db, { id }) {
      const row = await exportStore.get(db, id);
      if (row === null) return;
      const downloaded = { exportId: id, actorId: row.userId, name: row.name };
      await emit(db, exportEvents['export.downloaded'], downloaded);
    },

    async open(db, id, token) {
      if (!tokens.isValid(id, token)) return null;
      const row = await exportStore.get(db, id);
      if (!row?.fileId || stateOf(row, new Date()) !== 'finished') return null;
      const bytes = await files.get(row.fileId);
      if (bytes === null) return null;
      const { format } = row.request;
      return {
        id,
        name: `${row.name} ${row.createdAt.slice(0, 10)}.${format}`,
        contentType: contentTypes[format],
        size: row.bytes,
        bytes,
      };
    },
  },
});
