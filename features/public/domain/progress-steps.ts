import type { Stage } from '#core/domain/identity/stage.ts';
import type { Step } from './follow-up.ts';

/**
 * The way of a submission, as its submitter is shown it: refusals are no steps of it, until one is
 * where it ended. From there nothing tells how far it came before.
 */
export function stepsOf(stages: readonly Stage[], stage: string): Step[] {
  const way = stages.filter(({ isRefusal }) => isRefusal !== true);
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
