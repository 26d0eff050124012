import { grant, type Granted } from '#core/server/authorization/grant.ts';
import type { Viewer } from '#core/server/authorization/viewer.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import {
  assertSubmissionOpen,
  loadSubmissionCase,
  type SubmissionCaseContext,
} from '#features/cases/submissions/server/shared/submission-case.ts';

export type MayWrite = Granted<'messageSubmitter', SubmissionCaseContext>;

/** @throws Refused where the viewer may not write to the submitter, or nobody can any more */
export async function mayWrite(
  db: Queryable,
  viewer: Viewer,
  submissionId: string,
): Promise<MayWrite> {
  const subject = await loadSubmissionCase(db, viewer, submissionId);
  const granted = grant(viewer, 'messageSubmitter', subject);
  assertSubmissionOpen(subject);
  return granted;
}
