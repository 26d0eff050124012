import { refusals } from '#core/domain/refusals.ts';
import type * as endpoints from '#features/files/domain/endpoints.ts';
import { publicPageLimits } from '#features/public/domain/limits.ts';
import type { EndpointRequest } from '#core/server/endpoints/endpoint-request.ts';
import {
  loadSubmissionCase,
  assertCaseOpen,
} from '#features/opportunities/server/public/load-case.ts';
import { grant } from '#core/server/authorization/grant.ts';
import { emit } from '#core/server/events/emit.ts';
import { fileEvents } from '#features/files/domain/events.ts';
import type { Handlers } from '#core/server/endpoints/routes.ts';
import { isTimingSafeEqual } from '#core/server/authorization/timing-safe-equal.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import { loadProject } from '#features/projects/server/public/load-project.ts';
import type { UploadedFile } from '#core/server/endpoints/uploads.ts';
import { addProjectFile, removeProjectFile } from './project-files.ts';
import { fileRows } from './store.ts';

async function mayAdd(db: Queryable, viewer: Viewer, submissionId: string) {
  const subject = await loadSubmissionCase(db, viewer, submissionId);
  const granted = grant(viewer, 'addSubmission', subject);
  assertCaseOpen(subject);
  return granted;
}

const mayAddToProject = async (db: Queryable, viewer: Viewer, projectId: string) =>
  grant(viewer, 'editProject', await loadProject(db, viewer, projectId));

type Adding = EndpointRequest<(typeof endpoints)['add']>;

async function addToSubmission({ viewer, db }: Adding, submissionId: string, file: UploadedFile) {
  const granted = await mayAdd(db, viewer, submissionId);
  const same = await fileRows.same(db, granted, file);
  if (same) return same;
  if ((await fileRows.countOf(db, submissionId)) >= publicPageLimits.filesPerSubmission) {
    throw refused(refusals['storage.tooMany'], { most: publicPageLimits.filesPerSubmission });
  }
  const added = await fileRows.add(db, granted, file);
  const { opportunityId } = granted.subject;
  await emit(db, fileEvents['file.added'], {
    ...{ submissionId, opportunityId, actorId: granted.userId },
    ...{ fileId: file.id, name: file.name },
  });
  return added;
}

/** A file with its project, or with its submission's opportunity, if the viewer may see it. */
async function fileWithPlace(db: Queryable, viewer: Viewer, id: string) {
  const file = await fileRows.find(db, id);
  if (file?.projectId) {
    return { file, project: await loadProject(db, viewer, file.projectId), subject: null };
  }
  if (!file?.submissionId) throw refused(refusals.notFound);
  return {
    file,
    project: null,
    subject: await loadSubmissionCase(db, viewer, file.submissionId),
  };
}

export const fileHandlers: Handlers<typeof endpoints> = {
  add: {
    admit: ({ viewer, query: { submissionId, projectId = '' }, db }) =>
      submissionId === undefined
        ? mayAddToProject(db, viewer, projectId)
        : mayAdd(db, viewer, submissionId),
    keep: async (asked, file) => {
      const { viewer, query, db } = asked;
      const { submissionId, projectId = '' } = query;
      if (submissionId !== undefined) return addToSubmission(asked, submissionId, file);
      return addProjectFile(db, await mayAddToProject(db, viewer, projectId), file);
    },
  },
  get: {
    answer: async ({ viewer, params, db }) =>
      fileRows.attachment((await fileWithPlace(db, viewer, params.id)).file),
    open: async (db, id, token) => {
      const file = await fileRows.find(db, id);
      return file && isTimingSafeEqual(token, file.token) ? file : null;
    },
  },
  remove: async ({ viewer, params, db }) => {
    const place = await fileWithPlace(db, viewer, params.id);
    const { file } = place;
    if (place.project !== null) {
      await removeProjectFile(db, grant(viewer, 'editProject', place.project), file.id);
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
};
