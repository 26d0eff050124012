import { formatNumber, pluralize } from '#core/domain/format.ts';
import type { NeedsYouWords } from '#core/web/feature.ts';
import type { NeedsYouKind } from '#features/portfolio/radars/domain/needs-you.ts';

export const needsYou: NeedsYouWords<NeedsYouKind> = {
  vote: {
    icon: 'vote',
    words: (count) => `${formatNumber(count)} to vote on`,
    title: ({ name, count = 1 }) => `${pluralize(count, 'vote', 'votes')} on ${name}`,
  },
};
