import { refusalOfDecision, type PreparedDecision } from '#domain/decisions/decision.ts';
import { stagesOf } from '#domain/submissions/stages.ts';
import type { CaseOfOpportunity } from '#server/gate/case-of.ts';
import type { Granted } from '#server/gate/grant.ts';
import type { Queryable } from '#server/platform/database/open.ts';
import { correspondents, type DecisionMails } from './mailing.ts';
import { preparedStore } from './store.ts';

/** The prepared decisions of an opportunity as people look them over before they are sent. */
export async function preparedDecisions(
  db: Queryable,
  granted: Granted<'decide', CaseOfOpportunity>,
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
      slots: mails.slotsOf(submission, row.reason),
      barrier: refusalOfDecision(row, submission, context)?.message ?? null,
    };
  });
}
