import type { FastifyRequest } from 'fastify';
import { refusals } from '#core/domain/refusals.ts';
import { refused } from '#core/platform/http/refused.ts';
import type * as endpoints from '#features/cases/files/domain/endpoints.ts';
import { emit } from '#core/server/events/emit.ts';
import { fileEvents } from '#features/cases/files/domain/events.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import type { FileQuota } from '#features/cases/files/server/shared/insert-file.ts';
import { addHandler } from './add-file.ts';
import type { FileLinks } from './shared/file-links.ts';
import type { FileOwners } from './shared/file-owner.ts';
import { fileRows } from './shared/file-rows.ts';
import { removeOwnFile } from './shared/own-files.ts';

interface FileParts {
  readonly quota: FileQuota;
  readonly owners: FileOwners;
  readonly links: FileLinks;
  readonly personOf: (request: FastifyRequest) => Promise<string | null>;
}

export const fileHandlers = ({
  quota,
  owners,
  links,
  personOf,
}: FileParts): Handlers<typeof endpoints> => ({
  add: addHandler(quota, owners),
  get: {
    answer: async ({ viewer, params, db }) =>
      fileRows.metadata(viewer, await links.open({ db, viewer, id: params.id })),
    ...links,
    downloaded: async (db, { id: fileId, name }, request) => {
      const actorId = await personOf(request);
      await emit(db, fileEvents['file.downloaded'], { fileId, actorId, name });
    },
  },
  remove: async ({ viewer, params, db }) => {
    const file = await fileRows.find(db, viewer.userId, params.id);
    if (file?.place) await owners[file.place].remove(db, viewer, file);
    else if (file && fileRows.isOwnOf(file, viewer.userId))
      await removeOwnFile(db, viewer, file.id);
    else throw refused(refusals.notFound);
    return null;
  },
});
