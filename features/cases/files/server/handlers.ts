import type { FastifyRequest } from 'fastify';
import type * as endpoints from '#features/cases/files/domain/endpoints.ts';
import { grant } from '#core/server/authorization/grant.ts';
import { emit } from '#core/server/events/emit.ts';
import { fileEvents } from '#features/cases/files/domain/events.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import type { FileQuota } from '#features/cases/files/server/shared/insert-file.ts';
import { assertCaseOpen } from '#features/cases/opportunities/server/shared/load-case.ts';
import { addHandler } from './add-file.ts';
import { fileWithPlace } from './file-place.ts';
import { removeProjectFile } from './project-files.ts';
import { removeOwnFile } from './shared/own-files.ts';
import { fileLinks } from './shared/file-links.ts';
import { fileRows } from './shared/file-rows.ts';

export const fileHandlers = (
  quota: FileQuota,
  personOf: (request: FastifyRequest) => Promise<string | null>,
): Handlers<typeof endpoints> => ({
  add: addHandler(quota),
  get: {
    answer: async ({ viewer, params, db }) =>
      fileRows.metadata(viewer, (await fileWithPlace(db, viewer, params.id)).file),
    ...fileLinks,
    downloaded: async (db, { id: fileId, name }, request) => {
      const actorId = await personOf(request);
      await emit(db, fileEvents['file.downloaded'], { fileId, actorId, name });
    },
  },
  remove: async ({ viewer, params, db }) => {
    const place = await fileWithPlace(db, viewer, params.id);
    const { file } = place;
    if (place.kind === 'project') {
      await removeProjectFile(db, grant(viewer, 'editProject', place.project), file.id);
      return null;
    }
    if (place.kind === 'own') {
      await removeOwnFile(db, viewer, file.id);
      return null;
    }
    const { subject } = place;
    const granted = grant(viewer, 'editSubmission', subject);
    assertCaseOpen(subject);
    await fileRows.remove(db, granted, file.id);
    await emit(db, fileEvents['file.removed'], {
      submissionId: subject.submissionId,
      opportunityId: subject.opportunityId,
      actorId: granted.userId,
      fileId: file.id,
      name: file.name,
    });
    return null;
  },
});
