import {
  decisionRefusals,
  submissionRefusals,
} from '#features/cases/submissions/domain/refusals.ts';
import * as z from 'zod/mini';
import { refuse, type Refusal } from '#core/domain/refusals.ts';
import { Id, Instant } from '#core/domain/schemas.ts';
import { refusalOfMove } from '#features/cases/submissions/domain/moves.ts';
import { type Stage } from '#core/domain/identity/stage.ts';
import {
  DecisionMail,
  refusalOfSlots,
  slotNames,
} from '#features/cases/corporations/domain/mail-slots.ts';

/** Values of the slots. The secret link is masked for the users who decide. */
const MailSlots = z.record(z.enum(slotNames), z.string());

/** What a mail about a submission is made from. */
export const MailDraft = z.object({
  /** Null: no contact address. */
  recipient: z.nullable(z.string()),
  template: DecisionMail,
  slots: MailSlots,
  /** Whether the server sends mails. */
  sendsMail: z.boolean(),
});
export type MailDraft = z.infer<typeof MailDraft>;

/** A decision that is prepared and not yet sent. */
export const PreparedDecision = z.object({
  submissionId: Id,
  title: z.string(),
  companyName: z.string(),
  /** The submission's current stage. */
  from: z.string(),
  /** The stage it moves to. */
  stage: z.string(),
  reason: z.nullable(z.string()),
  /** Null: no mail is sent. */
  mail: z.nullable(DecisionMail),
  recipient: z.nullable(z.string()),
  slots: MailSlots,
  preparedBy: z.object({ id: Id, name: z.string() }),
  /** When it was last changed; sent back as a version check. */
  at: Instant,
  /** Why it cannot be sent as it is. */
  barrier: z.nullable(z.string()),
});
export type PreparedDecision = z.infer<typeof PreparedDecision>;

/** The fields of a decision that the rules check. */
export interface Decision {
  readonly stage: string;
  readonly reason?: string | null | undefined;
  readonly mail: DecisionMail | null;
}

/** The submission of a decision. */
interface Decided {
  readonly stage: string;
  readonly contactEmail: string | null;
  readonly withdrawnAt: string | null;
}

/** Why a mail cannot be sent, or null. */
export function refusalOfMail(mail: DecisionMail, { contactEmail }: Decided): Refusal | null {
  if (contactEmail === null) return refuse(decisionRefusals['submission.noContact']);
  return refusalOfSlots(mail);
}

/** Why a decision cannot be sent, or null. */
export function refusalOfDecision(
  decision: Decision,
  submission: Decided,
  context: { readonly stages: readonly Stage[]; readonly isFinished: boolean },
): Refusal | null {
  const barred = refusalOfMove(decision, context);
  if (barred) return barred;
  if (submission.withdrawnAt !== null) return refuse(submissionRefusals['submission.withdrawn']);
  if (decision.mail !== null) return refusalOfMail(decision.mail, submission);
  return decision.stage === submission.stage
    ? refuse(decisionRefusals['decision.nothingNew'], { stage: decision.stage })
    : null;
}
