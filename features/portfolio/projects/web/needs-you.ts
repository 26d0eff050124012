import type { NeedsYouWords } from '#core/web/feature.ts';
import type { NeedsYouKind } from '#features/portfolio/projects/domain/needs-you.ts';

export const needsYou: NeedsYouWords<NeedsYouKind> = {
  pilot: {
    icon: 'target',
    words: (count, say) => say(count, 'pilot', 'pilots'),
    title: () => 'Decide on the pilot',
  },
  milestone: { icon: 'flag', words: (count, say) => say(count, 'milestone', 'milestones') },
};
