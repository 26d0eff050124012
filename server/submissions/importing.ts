import { planOf } from '#domain/submissions/import-plan.ts';
import type { ImportReport } from '#domain/submissions/drafting.ts';
import { stagesOf } from '#domain/submissions/stages.ts';
import type { CaseOfOpportunity } from '#server/gate/case-of.ts';
import type { Granted } from '#server/gate/grant.ts';
import { knownSubmissions, takeIn } from '#server/gate/taking-in.ts';
import { waitForTurn } from '#server/gate/turns.ts';
import type { Queryable } from '#server/platform/database/open.ts';

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
