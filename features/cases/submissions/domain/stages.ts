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

export const stageNamed = (stages: readonly Stage[], name: string | undefined): Stage | undefined =>
  stages.find((stage) => stage.name === name);

/** The way of a submission that is not refused. */
export const openStages = (stages: readonly Stage[]): readonly Stage[] =>
  stages.filter(({ isRefusal }) => isRefusal !== true);

/** Those in which nothing is decided: the last stage and refusals are decisions. */
export const undecidedStages = (stages: readonly Stage[]): readonly Stage[] =>
  openStages(stages).slice(0, -1);

export const isRefusalStage = (stages: readonly Stage[], name: string | undefined): boolean =>
  stageNamed(stages, name)?.isRefusal === true;

/** Where a new submission begins: in the stage asked for or the first, never in a refusal. */
export function startingStage(
  stages: readonly Stage[],
  name: string | undefined,
): { readonly stage: string } | { readonly refusal: Refusal } {
  const found = name === undefined ? openStages(stages)[0] : stageNamed(stages, name);
  if (!found) {
    const stage = name ?? '';
    return { refusal: refuse(submissionRefusals['submission.unknownStage'], { stage }) };
  }
  return found.isRefusal === true
    ? { refusal: refuse(submissionRefusals['submission.beginsRefused']) }
    : { stage: found.name };
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

/** A refusal needs a reason. */
export const lacksReason = (move: Move, stages: readonly Stage[]): boolean =>
  destinationOf(move, stages).reason === '';

/** Why a move is refused, or null. */
export function refusalOfMove(
  move: Move,
  context: { readonly stages: readonly Stage[]; readonly isFinished: boolean },
): Refusal | null {
  if (context.isFinished) return refuse(submissionRefusals['opportunity.finished']);
  const { stage } = move;
  if (!stageNamed(context.stages, stage))
    return refuse(submissionRefusals['submission.unknownStage'], { stage });
  return lacksReason(move, context.stages)
    ? refuse(submissionRefusals['submission.reasonMissing'])
    : null;
}
