import { submissionRefusals } from '#features/submissions/domain/refusals.ts';
import * as z from 'zod/mini';
import type { DecisionMail } from '#features/decisions/domain/decision.ts';
import { submissionLimits } from '#features/submissions/domain/limits.ts';
import { refuse } from '#core/domain/refusals.ts';
import type { CardPosition } from '#features/submissions/domain/board.ts';
import { move } from '#features/submissions/domain/endpoints.ts';
import { resolveMoveConflict } from '#features/submissions/domain/move-conflict.ts';
import { Submission, type SubmissionRow } from '#features/submissions/domain/submission.ts';
import { call } from '#core/web/transport/call.ts';
import { newIdempotencyKey } from '#core/web/transport/idempotency-key.ts';
import { Problem, problemOf } from '#core/web/transport/problem.ts';

export interface Move extends CardPosition {
  /** As the user saw it. */
  readonly submission: SubmissionRow;
  readonly reason?: string | undefined;
  /** The decision mail to the submitter. */
  readonly mail?: DecisionMail | undefined;
}

/** The current submission, if a move was refused as stale. */
export function currentIn(error: unknown): Submission | null {
  if (!(error instanceof Problem) || !['stale', 'submission.movedMeanwhile'].includes(error.code)) {
    return null;
  }
  const read = z.safeParse(Submission, error.details);
  return read.success ? read.data : null;
}

/**
 * Sends a move with the version it was based on. If that is stale, it is sent again on top of the
 * other change, unless that one moved the submission to another stage.
 * @throws Problem
 */
export async function sendMove(wanted: Move): Promise<Submission | null> {
  const { submission, stage, before, reason, mail } = wanted;
  const params = { id: submission.id };
  let { version } = submission;
  for (let repeats = 0; ; repeats += 1) {
    try {
      // The idempotency key covers all retries, so that one mail is sent.
      const attempt = { idempotencyKey: mail && newIdempotencyKey() };
      const body = { stage, before, reason, version, mail };
      return await call(move, { params, body }, attempt);
    } catch (error) {
      const current = currentIn(error);
      if (current === null || repeats === submissionLimits.moveRepeats) throw error;
      const next = resolveMoveConflict({ from: submission.stage, stage }, current);
      if (next.kind === 'done' && !mail) return current;
      // The other person may have sent a mail, too.
      if (next.kind !== 'repeat') {
        const slots = { title: current.title, stage: current.stage };
        throw problemOf(refuse(submissionRefusals['submission.movedMeanwhile'], slots), {
          details: current,
        });
      }
      ({ version } = next);
    }
  }
}
