import {
  countText,
  dueText,
  type NeedsYouWords,
} from '#features/people/needs-you/domain/work-words.ts';

/** What waits for somebody in projects. */
export const needsYouKinds = ['pilot', 'milestone'] as const;
export type NeedsYouKind = (typeof needsYouKinds)[number];

export const needsYouWords: NeedsYouWords<NeedsYouKind> = {
  pilot: {
    verb: 'Due',
    button: 'Open',
    text: ({ where }) => ({ title: `Pilot charter of ${where}`, when: '' }),
  },
  milestone: {
    verb: 'Due',
    button: 'Open',
    text: ({ count, name, where, overdue }) =>
      name === null
        ? {
            title: where,
            note: `${countText(count, 'milestone', 'milestones')}: ${dueText({ count, overdue })}`,
          }
        : { title: name, note: where, when: '' },
  },
};
