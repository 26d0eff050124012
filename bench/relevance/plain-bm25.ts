import type { IndexedCompany } from '#features/directory/search/server/shared/search-index.ts';
import type { SearchVariant } from './judged-set.ts';
import { plural, wordsIn } from './text.ts';

const k1 = 1.2;
const b = 0.75;
const depth = 100;

const textOf = ({ name, oneLiner, tags, industries, description, city }: IndexedCompany) =>
  [name, name, oneLiner, ...tags, ...industries, description, city].filter(Boolean).join(' ');

interface Posting {
  readonly place: number;
  readonly count: number;
}

/** BM25 of any word, the name twice, plurals removed: what a search has to beat. */
export function plainBm25(companies: readonly IndexedCompany[]): SearchVariant {
  const postings = new Map<string, Posting[]>();
  const lengths = companies.map((company, place) => {
    const words = wordsIn(textOf(company)).map(plural);
    for (const [word, { length: count }] of Map.groupBy(words, (one) => one).entries()) {
      const held = postings.get(word);
      if (held) held.push({ place, count });
      else postings.set(word, [{ place, count }]);
    }
    return words.length;
  });
  const mean = lengths.reduce((sum, length) => sum + length, 0) / Math.max(1, lengths.length);
  return async (query) => {
    const scores = new Map<number, number>();
    for (const word of new Set(wordsIn(query).map(plural))) {
      const held = postings.get(word) ?? [];
      const rarity = Math.log(1 + (companies.length - held.length + 0.5) / (held.length + 0.5));
      for (const { place, count } of held) {
        const length = 1 - b + (b * (lengths[place] ?? 0)) / mean;
        const score = (rarity * count * (k1 + 1)) / (count + k1 * length);
        scores.set(place, (scores.get(place) ?? 0) + score);
      }
    }
    return [...scores]
      .toSorted(([one, score], [other, better]) => better - score || one - other)
      .slice(0, depth)
      .flatMap(([place]) => companies[place]?.id ?? []);
  };
}
