import { unansweredStages } from '#features/cases/corporations/domain/response-deadline.ts';
import { openStages } from '#features/cases/corporations/domain/stages.ts';
import type { Stage } from '#core/domain/identity/stage.ts';

/**
 * The stages that answer those who submitted: refusals, and those that promise no days. Where nothing
 * is promised at all: refusals, and the last stage.
 */
export function answeredStages(stages: readonly Stage[]): readonly string[] {
  const waiting = unansweredStages(stages);
  const last = openStages(stages).at(-1)?.name;
  return stages
    .filter(
      ({ name, isRefusal }) =>
        isRefusal === true || (waiting.length === 0 ? name === last : !waiting.includes(name)),
    )
    .map(({ name }) => name);
}
