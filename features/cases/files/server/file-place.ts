import { refusals } from '#core/domain/refusals.ts';
import { grant } from '#core/server/authorization/grant.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { refused } from '#core/platform/http/refused.ts';
import {
  assertCaseOpen,
  loadSubmissionCase,
} from '#features/cases/opportunities/server/shared/load-case.ts';
import { loadProject } from '#features/portfolio/projects/server/shared/load-project.ts';
import { fileRows } from './shared/file-rows.ts';

export async function mayAdd(db: Queryable, viewer: Viewer, submissionId: string) {
  const subject = await loadSubmissionCase(db, viewer, submissionId);
  const granted = grant(viewer, 'addSubmission', subject);
  assertCaseOpen(subject);
  return granted;
}

export const mayAddToProject = async (db: Queryable, viewer: Viewer, projectId: string) =>
  grant(viewer, 'editProject', await loadProject(db, viewer, projectId));

/** A file with its project or its submission's opportunity, if the viewer may see it; or their own. */
export async function fileWithPlace(db: Queryable, viewer: Viewer, idOrName: string) {
  const file = await fileRows.find(db, viewer.userId, idOrName);
  if (file === null) throw refused(refusals.notFound);
  if (file.projectId !== null) {
    return {
      file,
      kind: 'project' as const,
      project: await loadProject(db, viewer, file.projectId),
    };
  }
  if (file.submissionId !== null) {
    const subject = await loadSubmissionCase(db, viewer, file.submissionId);
    return { file, kind: 'submission' as const, subject };
  }
  // Sent by a submitter and not handed in, it is nobody's.
  if (!fileRows.isOwnOf(file, viewer.userId)) throw refused(refusals.notFound);
  return { file, kind: 'own' as const };
}
