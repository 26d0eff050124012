import type { NeedsYouWords } from '#core/web/feature.ts';
import type { NeedsYouKind } from '#features/portfolio/radars/domain/needs-you.ts';

export const needsYou: NeedsYouWords<NeedsYouKind> = {
  vote: {
    icon: 'vote',
    words: (count, say) => say(count, 'to vote on', 'to vote on'),
    title: ({ name, count = 1 }, say) => `${say(count, 'vote', 'votes')} on ${name}`,
  },
};
