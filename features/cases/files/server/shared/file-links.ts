import { refusals } from '#core/domain/refusals.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { ByteHandlers } from '#core/server/endpoints/open-link.ts';
import { serviceKey } from '#core/server/services.ts';
import { linkToFile } from '#features/cases/files/domain/links.ts';
import type { FileOwners } from './file-owner.ts';
import { fileRows, type FileRow } from './file-rows.ts';

interface Reading {
  readonly db: Queryable;
  readonly viewer: Viewer;
  /** Or the name of one's own. */
  readonly id: string;
}

/** A file of what the viewer may see, or their own. @throws Refused `notFound` */
async function openFile(owners: FileOwners, { db, viewer, id }: Reading): Promise<FileRow> {
  const file = await fileRows.find(db, viewer.userId, id);
  if (file === null) throw refused(refusals.notFound);
  if (file.place !== null) await owners[file.place].assertVisible(db, viewer, file.id);
  // Sent by a submitter and not handed in, it is nobody's.
  else if (!fileRows.isOwnOf(file, viewer.userId)) throw refused(refusals.notFound);
  return file;
}

/** Links to files: for who may read what is known of them, by the same rule. */
export const fileLinksOf = (owners: FileOwners) =>
  ({
    async signedFor(db, idOrName, authId) {
      const file = await fileRows.ofReader(db, authId, idOrName);
      if (file === null) return null;
      const owner = file.place === null ? undefined : owners[file.place];
      const isThere = (await owner?.isThere?.(db, file.id)) ?? true;
      return isThere ? { id: file.id, key: file.linkKey } : null;
    },
    open: (request: Reading) => openFile(owners, request),
    screenOf: linkToFile,
  }) satisfies ByteHandlers;

export type FileLinks = ReturnType<typeof fileLinksOf>;

export const fileLinksService = serviceKey<FileLinks>('file links');
