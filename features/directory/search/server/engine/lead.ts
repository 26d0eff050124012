import { likelyGroups, type QueryTerms } from './query-terms.ts';
import { codeOf, type WordSketches } from './word-sketches.ts';

/** How fast a word counts less: the fourth one half of the first. */
const fading = 0.3;

/**
 * How near to the beginning of their texts these rows have the words of a query, 1 where the text begins
 * with them. What a text is about stands in its first words; further behind, the same word is said of
 * something else. Texts that are short are no nearer to their beginning, unlike in BM25.
 */
export function leadOf(
  sketches: WordSketches,
  terms: QueryTerms,
  rows: Iterable<number>,
): ReadonlyMap<number, number> {
  const groups = likelyGroups(terms).map((words) => words.map(codeOf));
  const shares = new Map<number, number>();
  for (const row of rows) {
    const sketch = sketches.of(row);
    let sum = 0;
    for (const group of groups) {
      const place = sketch.findIndex((code) => group.includes(code));
      if (place >= 0) sum += 1 / (1 + fading * place);
    }
    if (sum > 0) shares.set(row, sum / groups.length);
  }
  return shares;
}
