import { interpolate, type SlotsOf } from './refusals.ts';

/** Every success a person is told of (section 8, "Collections (toasts)", and ours). */
export const notices = {
  'link.copied': 'Link copied.',
} as const;

/** What a person is told that worked: a sentence, with its slots filled. */
export const noticeText = <Sentence extends string>(
  sentence: Sentence,
  ...slots: SlotsOf<Sentence>
): string => interpolate(sentence, slots[0]);
