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
import { fileRows } from './store.ts';

async function mayAdd({ viewer, query, db }: EndpointRequest<(typeof endpoints)['add']>) {
  const subject = await loadSubmissionCase(db, viewer, query.submissionId);
  const granted = grant(viewer, 'addSubmission', subject);
  assertCaseOpen(subject);
  return granted;
}

/** A file with its submission's opportunity, if the viewer may see it. */
async function fileWithCase(db: Queryable, viewer: Viewer, id: string) {
  const file = await fileRows.find(db, id);
  if (!file?.submissionId) throw refused(refusals.notFound);
  return { file, subject: await loadSubmissionCase(db, viewer, file.submissionId) };
}

export const fileHandlers: Handlers<typeof endpoints> = {
  add: {
    admit: mayAdd,
    keep: async (asked, file) => {
      const granted = await mayAdd(asked);
      const { db } = asked;
      const { submissionId, opportunityId } = granted.subject;
      const same = await fileRows.same(db, granted, file);
      if (same) return same;
      if ((await fileRows.countOf(db, submissionId)) >= publicPageLimits.filesPerSubmission) {
        throw refused(refusals['storage.tooMany'], { most: publicPageLimits.filesPerSubmission });
      }
      const added = await fileRows.add(db, granted, file);
      await emit(db, fileEvents['file.added'], {
        ...{ submissionId, opportunityId, actorId: granted.userId },
        ...{ fileId: file.id, name: file.name },
      });
      return added;
    },
  },
  get: {
    answer: async ({ viewer, params, db }) =>
      fileRows.attachment((await fileWithCase(db, viewer, params.id)).file),
    open: async (db, id, token) => {
      const file = await fileRows.find(db, id);
      return file && isTimingSafeEqual(token, file.token) ? file : null;
    },
  },
  remove: async ({ viewer, params, db }) => {
    const { file, subject } = await fileWithCase(db, viewer, params.id);
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
