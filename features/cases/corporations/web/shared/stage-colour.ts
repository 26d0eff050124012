import { defaultStages, openStages } from '#features/cases/corporations/domain/stages.ts';

const names = openStages(defaultStages).map(({ name }) => name);
const refusals = defaultStages.filter(({ isRefusal }) => isRefusal).map(({ name }) => name);

/** Percent of the accent in the first and in the last stage. */
const least = 22;
const most = 100;

/** One scale of one colour: the further on, the stronger. A corporation's own stages are in its middle. */
export function stageColour(stage: string): string {
  if (refusals.includes(stage)) return 'var(--color-line-control)';
  const place = names.indexOf(stage);
  const share = place === -1 ? 0.5 : place / (names.length - 1);
  const percent = Math.round(least + share * (most - least));
  return `color-mix(in oklab, var(--color-accent) ${percent}%, var(--color-hover))`;
}
