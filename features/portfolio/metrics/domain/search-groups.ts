/** A search that found nothing, with the stems of its words (`energy storages`: `energi`, `storag`). */
export interface SearchedTerm {
  readonly term: string;
  readonly count: number;
  readonly stems: readonly string[];
}

/** Of two words the share of three-letter pieces that are equal: `bunkering` and `bunkerin` are one. */
const sameWord = 0.5;
/** Of two searches the share of words that are equal. Half is not enough: `grease` is not `graphene grease`. */
const sameSearch = 0.5;

function trigramsOf(word: string): ReadonlySet<string> {
  const padded = `  ${word} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3)));
}

/** As PostgreSQL's `pg_trgm`: of all pieces of two words the share that both have. */
export function wordSimilarity(one: string, other: string): number {
  if (one === other) return 1;
  const [a, b] = [trigramsOf(one), trigramsOf(other)];
  const shared = a.intersection(b).size;
  return shared / (a.size + b.size - shared);
}

const areOneWord = (one: string, other: string) =>
  one === other ||
  (Math.min(one.length, other.length) > 3 && wordSimilarity(one, other) >= sameWord);

/** Of all words of two searches the share that both have, in whatever order. */
function searchSimilarity(one: readonly string[], other: readonly string[]): number {
  const left = new Set(other);
  let shared = 0;
  for (const word of new Set(one)) {
    const same = [...left].find((candidate) => areOneWord(word, candidate));
    if (same === undefined) continue;
    left.delete(same);
    shared += 1;
  }
  const all = new Set(one).size + new Set(other).size - shared;
  return all === 0 ? 0 : shared / all;
}

/**
 * Searches for the same, each group under the one that was made most often: those that share more than
 * half of their words. Compared with that one alone, so that groups do not grow from search to search.
 */
export function groupSearches<Term extends SearchedTerm>(terms: readonly Term[]): Term[][] {
  const groups: { readonly stems: readonly string[]; readonly terms: Term[] }[] = [];
  const frequent = terms.toSorted(
    (one, other) => other.count - one.count || (one.term < other.term ? -1 : 1),
  );
  for (const term of frequent) {
    const similar = groups
      .map((group) => ({ group, similarity: searchSimilarity(term.stems, group.stems) }))
      .filter(({ similarity }) => similarity > sameSearch)
      .toSorted((one, other) => other.similarity - one.similarity)[0];
    if (similar) similar.group.terms.push(term);
    else groups.push({ stems: term.stems, terms: [term] });
  }
  const countOf = (of: readonly Term[]) => of.reduce((sum, { count }) => sum + count, 0);
  return groups.map(({ terms: of }) => of).toSorted((one, other) => countOf(other) - countOf(one));
}
