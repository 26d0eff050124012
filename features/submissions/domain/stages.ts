import { submissionRefusals } from './refusals.ts';
import * as z from 'zod/mini';
import { submissionLimits } from './limits.ts';
import { Stage } from '#core/domain/identity/stage.ts';
import { refuse, type Refusal } from '#core/domain/refusals.ts';

/** The default stages, in order. */
export const defaultStages: readonly Stage[] = [
  { name: 'New', promiseDays: 14 },
  { name: 'Screening', promiseDays: 14 },
  { name: 'Shortlist', promiseDays: 21 },
  { name: 'Pitch', promiseDays: 21 },
  { name: 'Selected' },
  { name: 'Declined', isRefusal: true },
];

const StagesOfConfig = z.object({
  stages: z.array(Stage).check(z.minLength(2), z.maxLength(submissionLimits.stagesMost)),
});

const areTold = (stages: readonly Stage[]): boolean =>
  new Set(stages.map(({ name }) => name.toLowerCase())).size === stages.length &&
  stages.some(({ isRefusal }) => isRefusal === true);

/**
 * A corporation's stages from its free-form igniteConfig. An invalid list, one with a duplicate name
 * or one without a refusal stage is ignored.
 */
export function stagesOf(igniteConfig: unknown): readonly Stage[] {
  const parsed = z.safeParse(StagesOfConfig, igniteConfig);
  return parsed.success && areTold(parsed.data.stages) ? parsed.data.stages : defaultStages;
}

/** A move: target stage, position in it, and the reason if it is a refusal. */
export interface Move {
  readonly stage: string;
  readonly reason?: string | null | undefined;
}

/** Why a move is refused, or null. */
export function refusalOfMove(
  move: Move,
  context: { readonly stages: readonly Stage[]; readonly isFinished: boolean },
): Refusal | null {
  if (context.isFinished) return refuse(submissionRefusals['opportunity.finished']);
  const stage = context.stages.find(({ name }) => name === move.stage);
  if (!stage) return refuse(submissionRefusals['submission.unknownStage'], { stage: move.stage });
  return destinationOf(move, context.stages).reason === ''
    ? refuse(submissionRefusals['submission.reasonMissing'])
    : null;
}

/** Whether a stage of this name is a refusal. */
export const isRefusalStage = (stages: readonly Stage[], name: string | undefined): boolean =>
  stages.some((stage) => stage.name === name && stage.isRefusal === true);

/** What a move stores: only a refusal has a reason. */
export const destinationOf = (
  { stage, reason }: Move,
  stages: readonly Stage[],
): { readonly stage: string; readonly reason: string | null } => ({
  stage,
  reason: isRefusalStage(stages, stage) ? (reason ?? '').trim() : null,
});
