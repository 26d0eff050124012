import type { Stage } from '#core/domain/identity/stage.ts';
import { openStages } from '#features/cases/corporations/domain/stages.ts';

/** How many submissions are in a stage. */
export interface StageCount {
  readonly stage: string;
  readonly count: number;
}

/** The stages that have submissions, in the corporation's order; refusals do not count. */
export const stageCounts = (
  counts: Readonly<Record<string, number>>,
  stages: readonly Stage[],
): StageCount[] =>
  openStages(stages).flatMap(({ name }) => {
    const count = counts[name] ?? 0;
    return count > 0 ? [{ stage: name, count }] : [];
  });
