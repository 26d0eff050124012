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
import type { FileOwner, FileOwners } from './shared/file-owner.ts';
import { keepOwnFile } from './shared/own-files.ts';
import { fileRows } from './shared/file-rows.ts';

type Adding = EndpointRequest<(typeof endpoints)['add']>;
type AddHandler = UploadHandler<(typeof endpoints)['add']>;

/** The record that a file is for, and who has it. Null: it becomes the sender's own. */
function recordOf({ query }: Adding, owners: FileOwners): readonly [FileOwner, string] | null {
  const { submissionId, messageAbout, projectId } = query;
  if (submissionId !== undefined) return [owners.submission, submissionId];
  if (messageAbout !== undefined) return [owners.message, messageAbout];
  return projectId === undefined ? null : [owners.project, projectId];
}

/** Stores it where it belongs, and returns its id. */
async function keep(
  request: Adding,
  owners: FileOwners,
  file: UploadedFile,
  quota: FileQuota,
): Promise<string> {
  const { viewer, db } = request;
  const record = recordOf(request, owners);
  if (record === null) return keepOwnFile(db, viewer, file, quota);
  const [owner, id] = record;
  return owner.add(db, viewer, id, file, quota);
}

/** Whose room a file takes, if the viewer may add it. */
async function holderOf(request: Adding, owners: FileOwners): Promise<FileHolder> {
  const { viewer, db } = request;
  const record = recordOf(request, owners);
  if (record === null) return { ownerId: userIdOf(viewer), corporationId: viewer.corporationId };
  const [owner, id] = record;
  return owner.holderOf(db, viewer, id);
}

/** Adds a file to a submission, a message or a project, or stores one's own. */
export const addHandler = (quota: FileQuota, owners: FileOwners): AddHandler => ({
  // A corporation whose room is full is told so before a byte is read.
  admit: async (request) => assertRoomFor(request.db, await holderOf(request, owners), 1, quota),
  keep: async (request, file) => {
    const id = await keep(request, owners, file, quota);
    const row = await fileRows.find(request.db, request.viewer.userId, id);
    if (row === null) throw refused(refusals.notFound);
    return fileRows.metadata(request.viewer, row);
  },
});
