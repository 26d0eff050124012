import * as z from 'zod/mini';
import { corporationLimits } from './limits.ts';
import { Stage } from '#core/domain/identity/stage.ts';

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
  stages: z.array(Stage).check(z.minLength(2), z.maxLength(corporationLimits.stagesMost)),
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

export const isDecisionStage = (stages: readonly Stage[], { name }: Stage): boolean =>
  stageNamed(undecidedStages(stages), name) === undefined;

export const isRefusalStage = (stages: readonly Stage[], name: string | undefined): boolean =>
  stageNamed(stages, name)?.isRefusal === true;
