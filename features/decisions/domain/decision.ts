import { submissionRefusals } from '#features/submissions/domain/refusals.ts';
import { decisionRefusals } from './refusals.ts';
import * as z from 'zod/mini';
import { limits } from '#core/domain/limits.ts';
import { refuse, type Refusal } from '#core/domain/refusals.ts';
import { Id, Instant, requiredText } from '#core/domain/schemas.ts';
import { refusalOfMove } from '#features/submissions/domain/stages.ts';
import { type Stage } from '#core/domain/identity/stage.ts';
import { slotNames, unknownSlots } from './mail-templates.ts';

/** What a submitter is written when a decision is sent, with slots. */
export const DecisionMail = z.object({
  subject: requiredText(limits.nameCharacters),
  body: requiredText(limits.mailCharacters),
});
export type DecisionMail = z.infer<typeof DecisionMail>;

/** What the slots of a mail hold. Of the secret link the people who decide see only that it is there. */
const MailSlots = z.record(z.enum(slotNames), z.string());

/** What a mail about a submission can be made from. */
export const MailDraft = z.object({
  /** Null: nobody can be written to. */
  recipient: z.nullable(z.string()),
  template: DecisionMail,
  slots: MailSlots,
});
export type MailDraft = z.infer<typeof MailDraft>;

/** A decision that is prepared and not yet sent. */
export const PreparedDecision = z.object({
  submissionId: Id,
  title: z.string(),
  companyName: z.string(),
  /** Where the submission stands. */
  from: z.string(),
  /** Where the decision brings it. */
  stage: z.string(),
  reason: z.nullable(z.string()),
  /** Null: nobody is written to. */
  mail: z.nullable(DecisionMail),
  recipient: z.nullable(z.string()),
  slots: MailSlots,
  preparedBy: z.object({ id: Id, name: z.string() }),
  /** When it was last changed. Whoever sends it names the state they have seen. */
  at: Instant,
  /** Why it cannot be sent as it is. */
  barrier: z.nullable(z.string()),
});
export type PreparedDecision = z.infer<typeof PreparedDecision>;

/** A decision, as far as the rules look at one. */
export interface Decision {
  readonly stage: string;
  readonly reason?: string | null | undefined;
  readonly mail: DecisionMail | null;
}

/** What a decision is about. */
interface Decided {
  readonly stage: string;
  readonly contactEmail: string | null;
  readonly withdrawnAt: string | null;
}

/** What stands in the way of a mail, or null. */
export function refusalOfMail(mail: DecisionMail, { contactEmail }: Decided): Refusal | null {
  if (contactEmail === null) return refuse(decisionRefusals['submission.noContact']);
  const [unknown] = unknownSlots(mail);
  return unknown === undefined
    ? null
    : refuse(decisionRefusals['decision.unknownSlot'], { slot: `{${unknown}}` });
}

/** What stands in the way of a decision, or null. */
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
