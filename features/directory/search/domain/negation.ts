import { fold, wordsOf } from './tokenizer.ts';

/** What a text says a thing is without: "battery-free", "no battery", "without any batteries". */
const negations = new RegExp(
  [
    String.raw`(?<![\p{L}\p{N}-])(?<free>[\p{L}\p{N}]+)-free(?![\p{L}\p{N}])`,
    String.raw`(?<![\p{L}\p{N}])(?:no|without|non)(?:-|\s+(?:(?:(?:the )?need for|an?|any|the)\s+)?)(?<no>[\p{L}\p{N}]+)`,
  ].join('|'),
  'gu',
);

/** Part of every negation, and of few other texts: much quicker than the whole. */
const mayNegate = /-free|(?:no|non|without)[-\s]/u;

/** "No one", "no longer": nothing is missing. */
const idioms = new Set(['one', 'longer', 'matter', 'more', 'doubt', 'other', 'better']);

export interface Negation {
  /** Folded. */
  readonly word: string;
  /** All the words it is said with, folded: "battery" and "free". */
  readonly said: readonly string[];
}

/** The negated words of a text, in order; a word as often as it is negated. */
export function negationsIn(text: string): Negation[] {
  const folded = fold(text);
  if (!mayNegate.test(folded)) return [];
  return [...folded.matchAll(negations)].flatMap(({ 0: said, groups }) => {
    const [word] = wordsOf(groups?.['free'] ?? groups?.['no'] ?? '');
    return word === undefined || idioms.has(word) ? [] : [{ word, said: wordsOf(said) }];
  });
}
