import { fold, tokens } from '#features/directory/search/domain/tokenizer.ts';
import { termOf } from '#features/directory/search/domain/terms.ts';
import { matchLimits } from './limits.ts';

/** A text, and what each of its words counts. */
export interface WeightedText {
  readonly text: string | null | undefined;
  readonly weight: number;
}

export interface WeightedTerm {
  readonly term: string;
  /** From 0 to 1, the heaviest. */
  readonly weight: number;
}

const hidden = /<(script|style)\b[^<]*(?:<(?!\/\1)[^<]*)*<\/\1\s*>|<!--[\s\S]*?-->/giu;
const tag = /<\/?[a-z][^<>]*>/giu;
const entity = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z]{1,31});/giu;
const address = /\bhttps?:\/\/\S+/giu;

/** The text as read: its beginning, without markup and addresses. */
export const readableText = (text: string): string =>
  text
    .slice(0, matchLimits.textReadCharacters)
    .replace(hidden, ' ')
    .replace(tag, ' ')
    .replace(entity, ' ')
    .replace(address, ' ')
    .toWellFormed();

/** The terms of a text, without stop words and numbers. */
export const termsIn = (text: string): string[] =>
  tokens(readableText(text)).flatMap(({ word }) => {
    const term = /^\p{N}+$/u.test(word) ? null : termOf(word);
    return term ?? [];
  });

/** Scales weights so that the heaviest is 1, and keeps the heaviest. */
export function heaviestTerms(weights: ReadonlyMap<string, number>): WeightedTerm[] {
  const most = Math.max(...weights.values(), 0);
  if (most <= 0) return [];
  return [...weights]
    .filter(([, weight]) => weight > 0)
    .map(([term, weight]) => ({ term, weight: weight / most }))
    .toSorted((a, b) => b.weight - a.weight || (a.term < b.term ? -1 : 1))
    .slice(0, matchLimits.termsMost);
}

/** The heaviest terms of some texts: a term said again counts less each time. */
export function weighTerms(texts: readonly WeightedText[]): WeightedTerm[] {
  const weights = new Map<string, number>();
  for (const { text, weight } of texts) {
    const counts = new Map<string, number>();
    for (const term of termsIn(text ?? '')) counts.set(term, (counts.get(term) ?? 0) + 1);
    for (const [term, count] of counts) {
      weights.set(term, (weights.get(term) ?? 0) + weight * (1 + Math.log(count)));
    }
  }
  return heaviestTerms(weights);
}

/** What a text is compared by: without case, accents and spaces at its ends. */
export const folded = (text: string): string => fold(text.trim());
