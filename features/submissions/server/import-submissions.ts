import { planImport } from '#features/submissions/domain/import-plan.ts';
import type { ImportReport } from '#features/submissions/domain/draft-endpoints.ts';
import { stagesOf } from '#features/submissions/domain/stages.ts';
import type { OpportunityCaseContext } from '#features/opportunities/server/public/load-case.ts';
import type { Granted } from '#core/server/authorization/grant.ts';
import {
  existingSubmissions,
  insertSubmissions,
} from '#features/submissions/server/public/insert-submissions.ts';
import { lockBoard } from '#features/submissions/server/public/board.ts';
import type { Queryable } from '#core/platform/database/open.ts';

type MayAdd = Granted<'addSubmission', OpportunityCaseContext>;

/** Imports the valid rows of a file; the others are reported with the reason. */
export async function importSubmissionRows(
  db: Queryable,
  granted: MayAdd,
  rows: readonly unknown[],
  dryRun: boolean,
): Promise<ImportReport> {
  const { opportunityId, igniteConfig } = granted.subject;
  await lockBoard(db, opportunityId);
  const plan = planImport(
    rows,
    await existingSubmissions(db, opportunityId),
    stagesOf(igniteConfig),
  );
  if (!dryRun)
    await insertSubmissions(db, { opportunityId, actorId: granted.userId }, plan.planned);
  return plan.report;
}
