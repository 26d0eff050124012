import { refusals } from '#core/domain/refusals.ts';
import {
  refusalOfDecision,
  type Decision,
  type PreparedDecision,
} from '#features/cases/submissions/domain/decisions/decision.ts';
import { stagesOf } from '#features/cases/corporations/domain/stages.ts';
import type { OpportunityCaseContext } from '#features/cases/opportunities/server/shared/load-case.ts';
import type { SubmissionCaseContext } from '#features/cases/submissions/server/shared/submission-case.ts';
import type { Granted } from '#core/server/authorization/grant.ts';
import { Refused, refused, throwIfRefused } from '#core/platform/http/refused.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { correspondents } from '#features/cases/submissions/server/decisions/correspondents.ts';
import type { DecisionMails } from '#features/cases/submissions/server/decisions/decision-mails.ts';
import { preparedStore } from './store.ts';

/** The prepared decisions of an opportunity, for review before sending. */
export async function preparedDecisions(
  db: Queryable,
  granted: Granted<'decide', OpportunityCaseContext>,
  mails: DecisionMails,
): Promise<PreparedDecision[]> {
  const rows = await preparedStore.list(db, granted);
  if (rows.length === 0) return [];
  const about = await correspondents(
    db,
    rows.map(({ submissionId }) => submissionId),
  );
  const byId = new Map(about.map((one) => [one.submissionId, one]));
  const { igniteConfig, status } = granted.subject;
  const context = { stages: stagesOf(igniteConfig), isFinished: status === 'FINISHED' };
  return rows.flatMap((row) => {
    const submission = byId.get(row.submissionId);
    if (!submission) return [];
    return {
      ...row,
      title: submission.title,
      companyName: submission.companyName,
      from: submission.stage,
      recipient: submission.contactEmail,
      slots: mails.slotsOf(submission, row.reason, granted.viewer),
      barrier: refusalOfDecision(row, submission, context)?.message ?? null,
    };
  });
}

/** @throws Refused when it could not be sent as it is. */
export async function prepareDecision(
  db: Queryable,
  granted: Granted<'decide', SubmissionCaseContext>,
  decision: Decision,
): Promise<void> {
  const { submissionId, igniteConfig, status } = granted.subject;
  const [about] = await correspondents(db, [submissionId]);
  if (!about) throw refused(refusals.notFound);
  const context = { stages: stagesOf(igniteConfig), isFinished: status === 'FINISHED' };
  throwIfRefused(refusalOfDecision(decision, about, context));
  await preparedStore.put(db, granted, [{ ...decision, submissionId }]);
}

/** Reasons for which a bulk decision skips a submission instead of failing. */
const leftOut: readonly string[] = ['submission.withdrawn', 'decision.nothingNew'];

/**
 * Prepares the same decision for many submissions of one opportunity, without a mail for those
 * without an address.
 *
 * @returns those that were prepared
 * @throws Refused when it could not be sent as it is
 */
export async function prepareDecisions(
  db: Queryable,
  granted: Granted<'decide', OpportunityCaseContext>,
  submissionIds: readonly string[],
  decision: Decision,
): Promise<(Decision & { readonly submissionId: string })[]> {
  const { opportunityId, igniteConfig, status } = granted.subject;
  const context = { stages: stagesOf(igniteConfig), isFinished: status === 'FINISHED' };
  const about = await correspondents(db, [...new Set(submissionIds)]);
  const decisions = about
    .filter((submission) => submission.opportunityId === opportunityId)
    .flatMap((submission) => {
      const mail = submission.contactEmail === null ? null : decision.mail;
      const own = { ...decision, mail, submissionId: submission.submissionId };
      const barrier = refusalOfDecision(own, submission, context);
      if (barrier === null) return own;
      if (leftOut.includes(barrier.code)) return [];
      throw new Refused(barrier, barrier.message);
    });
  if (decisions.length > 0) await preparedStore.put(db, granted, decisions);
  return decisions;
}
