import type { Reader } from './reader.ts';

const start = String.raw`(?<![\p{L}\p{N}-])`;
const things = String.raw`(?:(?:something|anything|companies|startups|businesses|firms|products?|tools?)\s+)?`;
/** What follows a name. */
const end = String.raw`(?=\s+(?:in|from|with|without|founded|since|that|which|who|but|based|for|at)\s|\s*[,;?!]|\s*$)`;
const name = String.raw`(?<name>[^\s,;?!]+(?:\s+[^\s,;?!]+){0,5}?)`;
/** Before "for": a longer one is a sentence. */
const shortName = String.raw`(?<name>[^\s,;?!]+(?:\s+[^\s,;?!]+){0,2}?)`;

const patterns = [
  `${start}${things}(?:like|similar\\s+to|comparable\\s+to|(?:an\\s+)?alternatives?\\s+(?:to|for)|competitors?\\s+(?:of|to))\\s+${name}${end}`,
  `^\\s*${name}\\s+(?:alternatives?|competitors?)(?=\\s|$)`,
  // What is left behind it are words.
  `^\\s*(?:(?:a|an|the)\\s+)?${shortName}(?<!\\snot)\\s+for(?=\\s+\\S)`,
].map((pattern) => new RegExp(pattern, 'iu'));

/** "like X", "alternatives to X", "X for dogs": similar to the company of that name, if there is one. */
export const readLike: Reader = ({ unread }) => {
  if (!/like|similar|comparable|alternative|competitor|for/iu.test(unread)) return null;
  for (const [nth, pattern] of patterns.entries()) {
    const match = pattern.exec(unread);
    const like = match?.groups?.name;
    if (!match || like === undefined) continue;
    const from = match.index + match[0].length - match[0].trimStart().length;
    const isLast = nth === patterns.length - 1;
    return {
      spans: [{ from, to: match.index + match[0].length }],
      filters: {},
      // "sensors for mines": only a word that others do not use is meant as a name.
      doubts: isLast ? [{ words: like, isUnfinished: false, usedMost: 3 }] : [],
      like,
    };
  }
  return null;
};
