import { submissionRefusals } from './refusals.ts';
import * as z from 'zod/mini';
import { submissionLimits } from './limits.ts';
import { Stage } from '#core/domain/identity/stage.ts';
import { refuse, type Refusal } from '#core/domain/refusals.ts';

/** The stages of a corporation that has not set its own, in their order. */
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
 * A corporation's stages from its igniteConfig, which is free-form: what does not fit, has a name
 * twice or no refusal, counts as not set.
 */
export function stagesOf(igniteConfig: unknown): readonly Stage[] {
  const parsed = z.safeParse(StagesOfConfig, igniteConfig);
  return parsed.success && areTold(parsed.data.stages) ? parsed.data.stages : defaultStages;
}

/** Where a submission is to go: a stage, a place in it, and why when it is refused. */
export interface Move {
  readonly stage: string;
  readonly reason?: string | null | undefined;
}

/** What stands in the way of a move, or null. */
export function refusalOfMove(
  move: Move,
  context: { readonly stages: readonly Stage[]; readonly isFinished: boolean },
): Refusal | null {
  if (context.isFinished) return refuse(submissionRefusals['opportunity.finished']);
  const stage = context.stages.find(({ name }) => name === move.stage);
  if (!stage) return refuse(submissionRefusals['submission.unknownStage'], { stage: move.stage });
  const isSilent = (move.reason ?? '').trim() === '';
  return stage.isRefusal === true && isSilent
    ? refuse(submissionRefusals['submission.reasonMissing'])
    : null;
}
