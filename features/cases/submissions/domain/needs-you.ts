import {
  countText,
  dueText,
  type NeedsYouWords,
} from '#features/people/needs-you/domain/work-words.ts';

/** What waits for somebody in a submission. */
export const needsYouKinds = ['newSubmission', 'score', 'answer', 'message', 'mention'] as const;
export type NeedsYouKind = (typeof needsYouKinds)[number];

/** The filter of the list: all that need the reader, or those of one kind. */
export const needsYouFilters = ['true', ...needsYouKinds] as const;
export type NeedsYouFilter = (typeof needsYouFilters)[number];

export const needsYouWords: NeedsYouWords<NeedsYouKind> = {
  answer: {
    verb: 'Decide',
    button: 'Open',
    text: ({ name, where, ...line }) =>
      name === null
        ? { title: where, note: dueText(line) }
        : { title: name, note: where, when: 'due' },
  },
  score: {
    verb: 'Score',
    button: 'Score',
    text: ({ count, name, where }) => ({
      title: name ?? countText(count, 'submission', 'submissions'),
      note: where,
    }),
  },
  message: {
    verb: 'Answer',
    button: 'Reply',
    text: ({ count, name, where }) =>
      name === null
        ? { title: countText(count, 'founder', 'founders'), note: where, when: 'the first asked' }
        : { title: name, note: where, when: 'asked' },
  },
  newSubmission: {
    verb: 'Open',
    button: 'Open',
    text: ({ count, name, where }) =>
      name === null
        ? {
            title: countText(count, 'new submission', 'new submissions'),
            note: where,
            when: 'the first received',
          }
        : { title: name, note: where, when: 'received' },
  },
  mention: {
    verb: 'Read',
    button: 'Read',
    text: ({ count, name, where }) =>
      name === null
        ? {
            title: `Mentioned in ${countText(count, 'submission', 'submissions')}`,
            note: where,
            when: 'first',
          }
        : { title: `${name} mentioned you`, note: where, when: '' },
  },
};

/** How the filter names them. */
export const needsYouLabels: Readonly<Record<NeedsYouFilter, string>> = {
  true: 'Needs you',
  newSubmission: 'New',
  score: 'To score',
  answer: 'To decide',
  message: 'To answer',
  mention: 'Mentions you',
};
