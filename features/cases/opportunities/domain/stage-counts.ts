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

/**
 * Merges the stages of several corporations into one list of columns. The first corporation's order
 * wins; a stage that only another one has is inserted after its predecessor there.
 */
export function columnsOfStages(orders: readonly (readonly Stage[])[]): string[] {
  const columns: string[] = [];
  for (const stages of orders) {
    let place = 0;
    for (const { name } of openStages(stages)) {
      const index = columns.indexOf(name);
      if (index === -1) columns.splice(place, 0, name);
      place = (index === -1 ? place : index) + 1;
    }
  }
  return columns;
}
