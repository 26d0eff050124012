import type { Stage } from '#core/domain/identity/stage.ts';

/** The furthest stage that has a submission, in the corporation's order; refusals do not count. */
export function bestStage(present: readonly string[], stages: readonly Stage[]): string | null {
  const reached = stages.filter(
    ({ name, isRefusal }) => isRefusal !== true && present.includes(name),
  );
  return reached.at(-1)?.name ?? null;
}

/**
 * Merges the stages of several corporations into one list of columns. The first corporation's order
 * wins; a stage that only another one has is inserted after its predecessor there.
 */
export function columnsOfStages(orders: readonly (readonly Stage[])[]): string[] {
  const columns: string[] = [];
  for (const stages of orders) {
    let place = 0;
    for (const { name, isRefusal } of stages) {
      if (isRefusal === true) continue;
      const known = columns.indexOf(name);
      if (known === -1) columns.splice(place, 0, name);
      place = (known === -1 ? place : known) + 1;
    }
  }
  return columns;
}
