import type { DecisionMail } from '#features/cases/corporations/domain/mail-slots.ts';
import type { CardPosition } from '#features/cases/submissions/domain/board.ts';
import { move } from '#features/cases/submissions/domain/endpoints.ts';
import { resolveMoveConflict } from '#features/cases/submissions/domain/move-conflict.ts';
import { submissionRefusals } from '#features/cases/submissions/domain/refusals.ts';
import { Submission, type SubmissionRow } from '#features/cases/submissions/domain/submission.ts';
import { refuse } from '#core/domain/refusals.ts';
import { sendVersioned } from '#core/web/sync/conflicts.ts';
import type { Attempt } from '#core/web/sync/offline/offline-action.ts';
import { call } from '#core/web/transport/call.ts';
import { problemOf } from '#core/web/transport/problem.ts';

export interface Move extends CardPosition {
  /** As the user saw it. */
  readonly submission: SubmissionRow;
  readonly reason?: string | undefined;
  /** The decision mail to the submitter. */
  readonly mail?: DecisionMail | undefined;
  /** An undo; it offers no undo itself. */
  readonly isUndo?: boolean;
}

/**
 * Sends a move with the version it was based on. If that is stale, it is sent again on top of the
 * other change, unless that one moved the submission to another stage.
 * @throws Problem
 */
export const sendMove = (
  { submission, stage, before, reason, mail }: Move,
  attempt: Attempt,
): Promise<Submission | null> =>
  sendVersioned(submission.version, {
    record: Submission,
    attempt,
    send: (version, key) =>
      call(
        move,
        { params: { id: submission.id }, body: { stage, before, reason, version, mail } },
        { idempotencyKey: key, as: attempt.uid },
      ),
    resolve: (_, current) => {
      const kind = resolveMoveConflict({ from: submission.stage, stage }, current.stage);
      if (kind === 'rebase') return { kind, change: current.version };
      if (kind === 'done' && !mail) return { kind: 'yield', answer: current };
      // The other person may have sent a mail, too.
      const slots = { title: current.title, stage: current.stage };
      throw problemOf(refuse(submissionRefusals['submission.movedMeanwhile'], slots), {
        details: current,
      });
    },
  });
