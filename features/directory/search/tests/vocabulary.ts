import { Vocabulary } from '#features/directory/search/server/engine/vocabulary.ts';
import { WordCounts } from '#features/directory/search/server/engine/word-counts.ts';

/** A vocabulary of these words, with the companies of each. */
export function vocabularyOf(
  words: Iterable<readonly [word: string, companies: number]>,
): Promise<Vocabulary> {
  const counts = new WordCounts();
  for (const [word, companies] of words) counts.add(word, companies);
  return Vocabulary.of(counts);
}
