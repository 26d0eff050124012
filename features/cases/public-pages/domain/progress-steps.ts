import type { Stage } from '#core/domain/identity/stage.ts';
import { openStages } from '#features/cases/corporations/domain/stages.ts';
import type { Step } from './follow-up.ts';

/**
 * The progress of a submission as shown to its submitter. Refusal stages are left out unless the
 * submission was declined; then the steps do not reveal how far it came.
 */
export function stepsOf(stages: readonly Stage[], stage: string): Step[] {
  const way = openStages(stages);
  const place = way.findIndex(({ name }) => name === stage);
  if (place === -1) {
    const [first] = way;
    return [
      ...(first ? [{ name: first.name, state: 'passed' } as const] : []),
      { name: stage, state: 'current' },
    ];
  }
  return way.map(({ name }, index) => ({
    name,
    state: index < place ? 'passed' : index === place ? 'current' : 'ahead',
  }));
}
