import type { Highlighted } from './search.ts';

/**
 * Where a text holds words, each from the beginning of a word on, whatever the case.
 *
 * @param words in lower case
 * @returns undefined when it holds none
 */
export function highlight(text: string | null, words: readonly string[]): Highlighted | undefined {
  if (text === null) return undefined;
  const marks: [number, number][] = [];
  for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}]+/gu)) {
    const lower = word.toLowerCase();
    const held = words.filter((looked) => looked !== '' && lower.startsWith(looked));
    if (held.length > 0) {
      marks.push([index, index + Math.max(...held.map(({ length }) => length))]);
    }
  }
  return marks.length === 0 ? undefined : { text, marks };
}
