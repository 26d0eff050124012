import { useFeatures } from '#core/web/features-context.ts';
import type { NeedsYouWords } from '#features/people/needs-you/domain/work-words.ts';

declare module '#core/web/feature.ts' {
  interface WebSlots {
    /** The kinds of what waits for somebody in it. */
    readonly needsYou?: NeedsYouWords;
  }
}

/** The kinds of what may wait, as their features word them. */
export const useWords = (): NeedsYouWords =>
  Object.fromEntries(useFeatures().flatMap(({ needsYou = {} }) => Object.entries(needsYou)));
