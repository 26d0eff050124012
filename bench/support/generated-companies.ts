import { searchedFields } from '#features/directory/companies/domain/company-fields.ts';
import { emptyFields } from '#features/directory/companies/domain/company.ts';
import type { IndexedCompany } from '#features/directory/search/server/shared/search-index.ts';

/** Deterministic by seed, so that every engine and every run has the same directory. */
function chanceOf(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const vocabularySize = 120_000;
const syllables =
  'ba co di fe gu ha jo ki lo mu na pe qui ra se ti vo we xa zu ther mon gra lin sta per'.split(
    ' ',
  );

/** The nth most common word. */
function wordOf(nth: number): string {
  let rest = nth + syllables.length;
  let word = '';
  while (rest > 0) {
    word += syllables[rest % syllables.length] ?? '';
    rest = Math.floor(rest / syllables.length);
  }
  return word;
}
const words = Array.from({ length: vocabularySize }, (_, nth) => wordOf(nth));

/** Zipf's law: frequency 1/rank, like words of a language. */
function zipf(count: number, skipped: number): (chance: () => number) => number {
  const upTo = new Float64Array(count);
  let sum = 0;
  for (let rank = 0; rank < count; rank += 1) {
    sum += 1 / (rank + 1 + skipped);
    upTo[rank] = sum;
  }
  return (chance) => {
    const drawn = chance() * sum;
    let [low, high] = [0, count - 1];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((upTo[middle] ?? 0) < drawn) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

/** The most common words of a language are stop words, which nobody searches for. */
const drawWord = zipf(vocabularySize, 10);
const countries =
  'US GB DE FR IN CN IL CA SE NL CH ES IT FI DK NO JP KR SG AU BR PL PT AT BE IE EE CZ TR MX'.split(
    ' ',
  );
const drawCountry = zipf(countries.length, 0);
const stages = ['Seed', 'Series A', 'Pre-seed', 'Grant', 'Series B', 'Series C', 'Series D', 'IPO'];
const drawStage = zipf(stages.length, 1);
const tagCount = 400;
const drawTag = zipf(tagCount, 3);
const kinds = ['crunchbase', 'crunchbase', 'crunchbase', 'startup', 'startup', 'nucla'] as const;

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
const epoch = Date.UTC(2015, 0, 1);

function text(chance: () => number, length: number): string {
  return Array.from({ length }, () => words[drawWord(chance)]).join(' ');
}

/** A UUID v7: ids follow the order of creation. */
const idOf = (nth: number) => `01900000-0000-7000-8000-${nth.toString(16).padStart(12, '0')}`;

function companyOf(nth: number, chance: () => number): IndexedCompany {
  const own = wordOf(vocabularySize + nth);
  const name = chance() < 0.5 ? capital(own) : `${capital(own)} ${capital(text(chance, 1))}`;
  const tags = Array.from({ length: 1 + Math.floor(chance() * 4) }, () =>
    capital(words[drawTag(chance) + 200] ?? ''),
  );
  const isKnown = chance() < 0.7;
  return {
    ...emptyFields(searchedFields),
    kind: kinds[Math.floor(chance() * kinds.length)] ?? 'startup',
    id: idOf(nth),
    name,
    oneLiner: `${capital(text(chance, 6 + Math.floor(chance() * 8)))}.`,
    description: `${text(chance, 25 + Math.floor(chance() * 60))}.`,
    url: `https://www.${own}.example`,
    tags: [...new Set(tags)],
    country: countries[drawCountry(chance)] ?? null,
    foundedYear: isKnown ? 2024 - Math.floor(chance() ** 2 * 40) : null,
    stage: isKnown ? (stages[drawStage(chance)] ?? null) : null,
    fundingUsd: isKnown ? Math.round(10 ** (4 + chance() * 5)) : null,
    createdAtMs: epoch + nth * 1000,
  };
}

/** A generated directory of this size, in pages. */
export function* generateCompanies(count: number, page = 5000): Generator<IndexedCompany[]> {
  const chance = chanceOf(20_261_121);
  for (let from = 0; from < count; from += page) {
    yield Array.from({ length: Math.min(page, count - from) }, (_, nth) =>
      companyOf(from + nth, chance),
    );
  }
}

export type Breadth = 'rare' | 'broad' | 'mix' | 'sentence' | 'again';

const broadFrom = 40;
const broadWords = 400;
const rareFrom = 30_000;
const sentenceWords = 8;

/**
 * Queries of one or two words, of which rare ones contain one that few companies have; or of eight as texts
 * have them; or the same again and again.
 */
export function generateSearches(breadth: Breadth, count: number): string[] {
  const chance = chanceOf(7);
  const broad = () => words[broadFrom + Math.floor(chance() * broadWords)] ?? '';
  const rare = () => words[rareFrom + Math.floor(chance() * (vocabularySize - rareFrom))] ?? '';
  if (breadth === 'again') return [`${broad()} `];
  if (breadth === 'sentence')
    return Array.from({ length: count }, () => text(chance, sentenceWords));
  return Array.from({ length: count }, (_, nth) => {
    const isBroad = breadth === 'mix' ? nth % 2 === 0 : breadth === 'broad';
    const first = isBroad ? broad() : rare();
    return chance() < 0.4 ? `${first} ${broad()} ` : `${first} `;
  });
}
