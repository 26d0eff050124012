import {
  AtSign,
  Flag,
  Inbox,
  KeyRound,
  ListChecks,
  Mail,
  Scale,
  Target,
  Vote,
  type LucideIcon,
} from 'lucide-react';
import { formatNumber, pluralize } from '#core/domain/format.ts';
import type { NeedsYouItem, NeedsYouKind } from '#features/portfolio/needs-you/domain/needs-you.ts';

interface Kind {
  readonly icon: LucideIcon;
  /** "3 to open". */
  readonly words: (count: number) => string;
  /** Where the name alone does not say it. */
  readonly title?: (item: NeedsYouItem) => string;
}

const toDo = (what: string) => (count: number) => `${formatNumber(count)} to ${what}`;

export const kinds: Readonly<Record<NeedsYouKind, Kind>> = {
  newSubmission: { icon: Inbox, words: toDo('open') },
  score: { icon: ListChecks, words: toDo('score') },
  answer: { icon: Scale, words: toDo('decide') },
  message: { icon: Mail, words: toDo('reply to') },
  mention: {
    icon: AtSign,
    words: (count) => pluralize(count, 'mention', 'mentions'),
    title: ({ name }) => `${name} mentioned you`,
  },
  pilot: {
    icon: Target,
    words: (count) => pluralize(count, 'pilot', 'pilots'),
    title: () => 'Decide on the pilot',
  },
  milestone: { icon: Flag, words: (count) => pluralize(count, 'milestone', 'milestones') },
  vote: {
    icon: Vote,
    words: toDo('vote on'),
    title: ({ name, count = 1 }) => `${pluralize(count, 'vote', 'votes')} on ${name}`,
  },
  roleRequest: {
    icon: KeyRound,
    words: (count) => pluralize(count, 'role request', 'role requests'),
  },
};
