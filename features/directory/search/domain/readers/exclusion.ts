import { wordsOf } from '#features/directory/search/domain/tokenizer.ts';
import type { Span } from './spans.ts';
import type { Doubt, Reader } from './reader.ts';

const start = String.raw`(?<![\p{L}\p{N}-])`;
const first = String.raw`(?:(?:any|the|a|an)\s+)?(?<words>[\p{L}\p{N}][\p{L}\p{N}'\u2019-]*`;
const others = String.raw`(?:\s+(?!(?:and|or|in|from|for|with|that|which|who|but|by|on|to|of|is|are|at)(?!\p{L}))[\p{L}\p{N}'\u2019-]+){0,2})`;

const leavingOut = new RegExp(
  String.raw`${start}(?:(?:but\s+)?not\s+(?:for|about|with)|(?:but\s+)?excluding|except(?:\s+for)?|but\s+not)\s+${first}${others}`,
  'giu',
);
/** One word alone: what follows is what works without it. */
const without = new RegExp(String.raw`${start}without\s+${first})(?![\p{L}\p{N}'\u2019-])`, 'giu');

const instead = (words: string): string => (/\s|-/u.test(words) ? `-"${words}"` : `-${words}`);

/** "not for mines", "excluding drones", "without batteries": words that a company must not have. */
export const readExclusion: Reader = ({ unread }) => {
  if (!/not|excluding|except|without/iu.test(unread)) return null;
  const spans: Span[] = [];
  const doubts: Doubt[] = [];
  for (const pattern of [leavingOut, without]) {
    for (const { 0: said, index, groups } of unread.matchAll(pattern)) {
      const words = groups?.words ?? '';
      spans.push({ from: index, to: index + said.length, instead: instead(words) });
      // Where companies say so themselves, these are meant.
      const same =
        pattern === without ? [`without ${words}`, `${words} free`, `no ${words}`] : [said];
      for (const own of same) {
        doubts.push({ words: wordsOf(own).join(' '), isUnfinished: false, usedMost: 0 });
      }
    }
  }
  if (spans.length === 0) return null;
  return { spans: spans.toSorted((one, other) => one.from - other.from), filters: {}, doubts };
};
