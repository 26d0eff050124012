import { pluralize } from '#core/domain/format.ts';
import type { Criterion } from './criteria.ts';
import { partLabels, partsWith, unseenLabel, usualWeights, type Weights } from './weights.ts';

interface MatchSettings {
  readonly weights: Weights;
  readonly criteria: readonly Criterion[];
  readonly sharesThumbs: boolean;
}

/** What differs from the default, each in short: "Tags 10", "2 criteria". */
export function summariseSettings({ weights, criteria, sharesThumbs }: MatchSettings): string[] {
  const hasWishes = criteria.some(({ mode }) => mode === 'wish');
  return [
    ...partsWith(hasWishes)
      .filter((name) => weights[name] !== usualWeights[name])
      .map((name) => `${partLabels[name]} ${weights[name]}`),
    ...(weights.unseen === usualWeights.unseen ? [] : [`${unseenLabel} ${weights.unseen}`]),
    ...(criteria.length > 0 ? [pluralize(criteria.length, 'criterion', 'criteria')] : []),
    ...(sharesThumbs ? ['Shared ratings'] : []),
  ];
}
