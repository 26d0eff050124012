import { refusals } from '#core/domain/refusals.ts';
import type * as endpoints from '#features/files/domain/endpoints.ts';
import { publicPageLimits } from '#features/public/domain/limits.ts';
import type { EndpointRequest } from '#core/server/endpoints/endpoint-request.ts';
import { grant } from '#core/server/authorization/grant.ts';
import { emit } from '#core/server/events/emit.ts';
import { fileEvents } from '#features/files/domain/events.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import { refused } from '#core/platform/http/refused.ts';
import type { UploadedFile, UploadHandler } from '#core/server/endpoints/uploads.ts';
import { userIdOf } from '#core/server/authorization/user-id-of.ts';
import {
  assertRoomFor,
  type FileHolder,
  type FileQuota,
} from '#features/files/server/public/insert-file.ts';
import { assertCaseOpen } from '#features/opportunities/server/public/load-case.ts';
import { fileWithPlace, mayAdd, mayAddToProject } from './file-place.ts';
import { addProjectFile, removeProjectFile } from './project-files.ts';
import { keepOwnFile, removeOwnFile } from './own-files.ts';
import { findOfToken } from './find-of-token.ts';
import { fileRows } from './store.ts';

type Adding = EndpointRequest<(typeof endpoints)['add']>;

async function addToSubmission(
  { viewer, db }: Adding,
  submissionId: string,
  file: UploadedFile,
  quota: FileQuota,
) {
  const granted = await mayAdd(db, viewer, submissionId);
  const same = await fileRows.same(db, granted, file);
  if (same) return same;
  if ((await fileRows.countOf(db, submissionId)) >= publicPageLimits.filesPerSubmission) {
    throw refused(refusals['storage.tooMany'], { most: publicPageLimits.filesPerSubmission });
  }
  const added = await fileRows.add(db, granted, file, quota);
  const { opportunityId } = granted.subject;
  await emit(db, fileEvents['file.added'], {
    ...{ submissionId, opportunityId, actorId: granted.userId },
    ...{ fileId: file.id, name: file.name },
  });
  return added;
}

type AddHandler = UploadHandler<(typeof endpoints)['add']>;

/** Whose room a file takes, if the viewer may add it. */
async function holderOf({ viewer, query, db }: Adding): Promise<FileHolder> {
  const { submissionId, projectId } = query;
  if (submissionId !== undefined) return (await mayAdd(db, viewer, submissionId)).subject;
  if (projectId !== undefined) return (await mayAddToProject(db, viewer, projectId)).subject;
  return { ownerId: userIdOf(viewer), corporationId: viewer.corporationId };
}

/** A corporation whose room is full is told so before a byte is read. */
const admitTo =
  (quota: FileQuota): AddHandler['admit'] =>
  async (asked) =>
    assertRoomFor(asked.db, await holderOf(asked), 1, quota);

export const fileHandlers = (quota: FileQuota): Handlers<typeof endpoints> => ({
  add: {
    admit: admitTo(quota),
    keep: async (asked, file) => {
      const { viewer, query, db } = asked;
      const { submissionId, projectId } = query;
      if (submissionId !== undefined) return addToSubmission(asked, submissionId, file, quota);
      if (projectId === undefined) return keepOwnFile(db, viewer, file, quota);
      return addProjectFile(db, await mayAddToProject(db, viewer, projectId), file, quota);
    },
  },
  get: {
    answer: async ({ viewer, params, db }) =>
      fileRows.metadata((await fileWithPlace(db, viewer, params.id)).file),
    open: findOfToken,
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
      ...{ submissionId: subject.submissionId, opportunityId: subject.opportunityId },
      ...{ actorId: granted.userId, fileId: file.id, name: file.name },
    });
    return null;
  },
});
