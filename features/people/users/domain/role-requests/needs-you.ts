import { countText, type NeedsYouWords } from '#features/people/needs-you/domain/work-words.ts';

/** What waits for who may give roles. */
export const needsYouKinds = ['roleRequest'] as const;
export type NeedsYouKind = (typeof needsYouKinds)[number];

export const needsYouWords: NeedsYouWords<NeedsYouKind> = {
  roleRequest: {
    verb: 'Approve',
    button: 'Open',
    text: ({ count, name, where }) =>
      name === null
        ? { title: countText(count, 'role request', 'role requests'), when: 'the first asked' }
        : { title: name, note: where, when: 'asked' },
  },
};
