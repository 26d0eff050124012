import { refusals } from '#core/domain/refusals.ts';
import { userIdOf } from '#core/server/authorization/user-id-of.ts';
import type { EndpointRequest } from '#core/server/endpoints/endpoint-request.ts';
import type { UploadedFile, UploadHandler } from '#core/server/endpoints/uploads.ts';
import { refused } from '#core/platform/http/refused.ts';
import type * as endpoints from '#features/cases/files/domain/endpoints.ts';
import {
  assertRoomFor,
  type FileHolder,
  type FileQuota,
} from '#features/cases/files/server/shared/insert-file.ts';
import { mayAdd, mayAddToProject } from './file-place.ts';
import { keepOwnFile } from './shared/own-files.ts';
import { addProjectFile } from './project-files.ts';
import { fileRows } from './shared/file-rows.ts';
import { addToSubmission } from './submission-files.ts';

type Adding = EndpointRequest<(typeof endpoints)['add']>;

/** Stores it where it belongs, and returns its id. */
async function keep(asked: Adding, file: UploadedFile, quota: FileQuota): Promise<string> {
  const { viewer, query, db } = asked;
  const { submissionId, projectId } = query;
  if (submissionId !== undefined) return addToSubmission(db, viewer, submissionId, file, quota);
  if (projectId === undefined) return keepOwnFile(db, viewer, file, quota);
  return addProjectFile(db, await mayAddToProject(db, viewer, projectId), file, quota);
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

/** Adds a file to a submission or a project, or stores one's own. */
export const addHandler = (quota: FileQuota): AddHandler => ({
  admit: admitTo(quota),
  keep: async (asked, file) => {
    const id = await keep(asked, file, quota);
    const kept = await fileRows.find(asked.db, asked.viewer.userId, id);
    if (kept === null) throw refused(refusals.notFound);
    return fileRows.metadata(asked.viewer, kept);
  },
});
