import { useFeatures } from '#core/web/features-context.ts';
import type { NeedsYouKindWords } from '#core/web/feature.ts';

/** The kinds of what may wait, as their features word them. */
export const useKinds = (): ReadonlyMap<string, NeedsYouKindWords> =>
  new Map(useFeatures().flatMap(({ needsYou = {} }) => Object.entries(needsYou)));
