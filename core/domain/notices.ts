import { interpolate, type SlotsOf } from './refusals.ts';

/** Success messages shown to people (section 8, "Collections (toasts)", and ours). */
export const notices = {
  'link.copied': 'Link copied.',
  'changes.sent': 'All changes were sent.',
} as const;

/** The text of a success message, with its slots filled. */
export const noticeText = <Sentence extends string>(
  sentence: Sentence,
  ...slots: SlotsOf<Sentence>
): string => interpolate(sentence, slots[0]);
