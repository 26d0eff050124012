import type { Stage } from '#core/domain/identity/stage.ts';
import { refuse, type Refusal } from '#core/domain/refusals.ts';
import { mailsSubmitter } from '#features/cases/corporations/domain/stage-mails.ts';
import {
  isRefusalStage,
  openStages,
  stageNamed,
} from '#features/cases/corporations/domain/stages.ts';
import { opportunityRefusals } from '#features/cases/opportunities/domain/refusals.ts';
import { submissionRefusals } from './refusals.ts';

/** Where a new submission begins: in the stage asked for or the first, never in a refusal. */
export function startingStage(
  stages: readonly Stage[],
  name: string | undefined,
): { readonly stage: string } | { readonly refusal: Refusal } {
  const target = name === undefined ? openStages(stages)[0] : stageNamed(stages, name);
  if (!target) {
    const stage = name ?? '';
    return { refusal: refuse(submissionRefusals['submission.unknownStage'], { stage }) };
  }
  return target.isRefusal === true
    ? { refusal: refuse(submissionRefusals['submission.beginsRefused']) }
    : { stage: target.name };
}

/** A move: target stage, position in it, and the reason if it is a refusal. */
export interface Move {
  readonly stage: string;
  readonly reason?: string | null | undefined;
}

/** What a move stores: only a refusal has a reason. */
export const destinationOf = (
  { stage, reason }: Move,
  stages: readonly Stage[],
): { readonly stage: string; readonly reason: string | null } => ({
  stage,
  reason: isRefusalStage(stages, stage) ? (reason ?? '').trim() : null,
});

/** Whether who moves a submission is first asked for a reason, or shown the mail. */
export const isAskedFirst = (
  stages: readonly Stage[],
  from: { readonly stage: string; readonly contactEmail: string | null },
  stage: string,
): boolean =>
  from.stage !== stage &&
  (isRefusalStage(stages, stage) || (from.contactEmail !== null && mailsSubmitter(stages, stage)));

/** A refusal needs a reason. */
export const lacksReason = (move: Move, stages: readonly Stage[]): boolean =>
  destinationOf(move, stages).reason === '';

/** Why a move is refused, or null. */
export function refusalOfMove(
  move: Move,
  context: { readonly stages: readonly Stage[]; readonly isFinished: boolean },
): Refusal | null {
  if (context.isFinished) return refuse(opportunityRefusals['opportunity.finished']);
  const { stage } = move;
  if (!stageNamed(context.stages, stage))
    return refuse(submissionRefusals['submission.unknownStage'], { stage });
  return lacksReason(move, context.stages)
    ? refuse(submissionRefusals['submission.reasonMissing'])
    : null;
}
