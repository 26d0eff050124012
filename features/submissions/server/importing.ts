import { planOf } from '#features/submissions/domain/import-plan.ts';
import type { ImportReport } from '#features/submissions/domain/drafting.ts';
import { stagesOf } from '#features/submissions/domain/stages.ts';
import type { CaseOfOpportunity } from '#features/opportunities/server/public/case-of.ts';
import type { Granted } from '#core/server/authorization/grant.ts';
import { knownSubmissions, takeIn } from '#features/submissions/server/public/taking-in.ts';
import { waitForTurn } from '#features/submissions/server/public/turns.ts';
import type { Queryable } from '#core/platform/database/open.ts';

type MayAdd = Granted<'addSubmission', CaseOfOpportunity>;

/** Takes in rows of a file, as far as each can be: what cannot is answered with the reason. */
export async function importSubmissions(
  db: Queryable,
  granted: MayAdd,
  rows: readonly unknown[],
  dryRun: boolean,
): Promise<ImportReport> {
  const { opportunityId, igniteConfig } = granted.subject;
  await waitForTurn(db, opportunityId);
  const plan = planOf(rows, await knownSubmissions(db, opportunityId), stagesOf(igniteConfig));
  if (!dryRun) await takeIn(db, { opportunityId, actorId: granted.userId }, plan.planned);
  return plan.report;
}
