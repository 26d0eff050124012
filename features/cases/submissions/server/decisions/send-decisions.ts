import { decisionRefusals } from '#features/cases/submissions/domain/refusals.ts';
import { refusalOfDecision } from '#features/cases/submissions/domain/decisions/decision.ts';
import { refuse, refusalText, type Refusal } from '#core/domain/refusals.ts';
import { destinationOf } from '#features/cases/submissions/domain/moves.ts';
import type { OpportunityCaseContext } from '#features/cases/opportunities/server/shared/load-case.ts';
import { grant, type Granted } from '#core/server/authorization/grant.ts';
import { lockBoard } from '#features/cases/submissions/server/shared/board.ts';
import { lockSubmissions } from '#features/cases/submissions/server/move-submissions.ts';
import { moveToDecidedStage } from '#features/cases/submissions/server/moves.ts';
import { lockStages } from '#features/cases/corporations/server/shared/stages.ts';
import { Refused } from '#core/platform/http/refused.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { correspondents } from '#features/cases/submissions/server/decisions/correspondents.ts';
import type { DecisionMails } from '#features/cases/submissions/server/decisions/decision-mails.ts';
import { preparedStore } from './store.ts';

interface Seen {
  readonly submissionId: string;
  /** The version of the decision that the user saw. */
  readonly at: string;
}

type Prepared = Awaited<ReturnType<typeof preparedStore.take>>[number];

const sameMoment = (one: string, other: string) => Date.parse(one) === Date.parse(other);

/**
 * Sends decisions as the user saw them: all or none. Locks the opportunity, so that two requests do
 * not send the same decision twice.
 */
export async function sendDecisions(
  db: Queryable,
  granted: Granted<'decide', OpportunityCaseContext>,
  seen: readonly Seen[],
  mails: DecisionMails,
): Promise<{ sent: number; mailed: number }> {
  const { subject, viewer } = granted;
  const ids = [...new Set(seen.map(({ submissionId }) => submissionId))];
  const stages = await lockStages(db, subject.corporationId);
  await lockBoard(db, subject.opportunityId);
  const about = (await correspondents(db, ids)).filter(
    ({ opportunityId }) => opportunityId === subject.opportunityId,
  );
  const taken = new Map((await preparedStore.take(db, ids)).map((row) => [row.submissionId, row]));
  const context = { stages, isFinished: subject.status === 'FINISHED' };

  function barrierOf(id: string, moment: string): Refusal | null {
    const submission = about.find(({ submissionId }) => submissionId === id);
    const decision = taken.get(id);
    if (!submission || !decision) return refuse(decisionRefusals['decision.gone']);
    if (!sameMoment(decision.at, moment)) return refuse(decisionRefusals['decision.changed']);
    return refusalOfDecision(decision, submission, context);
  }

  const barriers = seen.flatMap(({ submissionId, at }) => {
    const barrier = barrierOf(submissionId, at);
    const title = about.find((one) => one.submissionId === submissionId)?.title;
    return barrier ? [{ submissionId, title, problem: barrier.message }] : [];
  });
  const [first] = barriers;
  if (first) {
    const problem = first.title ? `${first.problem} (${first.title})` : first.problem;
    throw new Refused(
      decisionRefusals['decision.notSent'],
      refusalText(decisionRefusals['decision.notSent'], { problem }),
      barriers,
    );
  }

  async function carryOut({ submissionId, stage, reason, mail }: Prepared): Promise<void> {
    const mover = grant(viewer, 'moveSubmissions', subject);
    const [current] = await lockSubmissions(db, mover, [submissionId]);
    if (!current) return;
    const destination = destinationOf({ stage, reason }, context.stages);
    const stopped = await moveToDecidedStage(db, mover, current, destination);
    const decided = { submissions: [current], stopped, mail };
    await mails.tell(db, granted, decided, { stage, reason });
  }

  const decisions = ids.flatMap((id) => taken.get(id) ?? []);
  for (const decision of decisions) await carryOut(decision);
  return { sent: decisions.length, mailed: decisions.filter(({ mail }) => mail !== null).length };
}
