import { formatNumber, plural } from '#core/domain/format.ts';

/** Submissions that wait for the reader's vote: "3 need you". */
export const wordsForReview = (count: number): string =>
  `${formatNumber(count)} ${plural(count, 'needs', 'need')} you`;
