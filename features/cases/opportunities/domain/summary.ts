import { plainText } from '#features/directory/search/domain/plain-text.ts';

const longestSummary = 220;
/** Enough Markdown for a summary. On longer input the patterns could block the server for minutes. */
const longestRead = 4000;

/** The first characters, without a split surrogate pair at the end. */
function cutAt(text: string, most: number): string {
  const cut = text.slice(0, most);
  return /[\uD800-\uDBFF]$/u.test(cut) ? cut.slice(0, -1) : cut;
}

/** The first texts that are not blank, as plain text of at most 220 characters. */
export function summarise(...texts: (string | null | undefined)[]): string {
  const whole = texts
    .map((text) => plainText(cutAt(text ?? '', longestRead)))
    .filter(Boolean)
    .join(' ');
  if (whole.length <= longestSummary) return whole;
  const cut = whole.slice(0, longestSummary);
  const end = Math.max(cut.lastIndexOf(' '), longestSummary / 2);
  return `${cutAt(whole, end).replace(/[\s,;:.]+$/u, '')}…`;
}
