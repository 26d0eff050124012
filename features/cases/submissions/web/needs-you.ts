import type { NeedsYouWords } from '#core/web/feature.ts';
import type { NeedsYouKind } from '#features/cases/submissions/domain/needs-you.ts';

const toDo =
  (what: string): NeedsYouWords[string]['words'] =>
  (count, say) =>
    say(count, `to ${what}`, `to ${what}`);

export const needsYou: NeedsYouWords<NeedsYouKind> = {
  newSubmission: { icon: 'inbox', words: toDo('open') },
  score: { icon: 'checks', words: toDo('score') },
  answer: { icon: 'scale', words: toDo('decide') },
  message: { icon: 'mail', words: toDo('reply to') },
  mention: {
    icon: 'address',
    words: (count, say) => say(count, 'mention', 'mentions'),
    title: ({ name }) => `${name} mentioned you`,
  },
};
