import { countText, type NeedsYouWords } from '#features/people/needs-you/domain/work-words.ts';

/** What waits for somebody in rounds. */
export const needsYouKinds = ['vote'] as const;
export type NeedsYouKind = (typeof needsYouKinds)[number];

export const needsYouWords: NeedsYouWords<NeedsYouKind> = {
  vote: {
    verb: 'Vote',
    button: 'Vote',
    text: ({ count, name, where }) => ({
      title: `${countText(count, 'vote', 'votes')} on ${where}`,
      note: name,
      when: 'ends',
    }),
  },
};
