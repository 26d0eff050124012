import type { ByteHandlers } from '#core/server/endpoints/open-link.ts';
import { linkToFile } from '#features/cases/files/domain/links.ts';
import { fileWithPlace } from '#features/cases/files/server/file-place.ts';
import { fileRows } from './file-rows.ts';

/** Links to files: for who may read what is known of them, by the same rule. */
export const fileLinks = {
  async signedFor(db, idOrName, authId) {
    const found = await fileRows.ofReader(db, authId, idOrName);
    return found && { id: found.id, key: found.linkKey };
  },
  open: async ({ db, viewer, id }) => (await fileWithPlace(db, viewer, id)).file,
  screenOf: linkToFile,
} satisfies ByteHandlers;
