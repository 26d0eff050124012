import type { Random } from '#core/server/demo/seeded-random.ts';
import type { IndexedCompany } from '#features/directory/search/server/shared/search-index.ts';
import { meant } from './judged-set.ts';
import type { JudgedQuery } from './judgements.ts';
import { isTooCommon, plural, wordsIn } from './text.ts';

/** Queries for one company each, as somebody who knows it would type them. */

const drawn = 300;
const paraphrased = 6;
const fewWords = 6;
const sentenceWordsMost = 30;
const letters = [...'abcdefghijklmnopqrstuvwxyz'];

/** One letter swapped with the next, missing, doubled, or another, not the first one. */
function withTypo(chance: Random, text: string): string {
  const at = chance.whole(1, Math.max(1, text.length - 2));
  const [before, one, other, after] = [
    text.slice(0, at),
    text.charAt(at),
    text.charAt(at + 1),
    text.slice(at + 2),
  ];
  return chance.pick([
    before + other + one + after,
    before + other + after,
    before + one + one + other + after,
    before + chance.pick(letters) + other + after,
  ]);
}

/** The words of a name in one, or one word in two. */
function apartOrTogether(chance: Random, name: string): string {
  if (/\s/u.test(name)) return name.replaceAll(/\s+/gu, '');
  const at = chance.whole(2, Math.max(2, name.length - 2));
  return `${name.slice(0, at)} ${name.slice(at)}`;
}

const textOf = ({ oneLiner, description }: IndexedCompany) =>
  `${oneLiner ?? ''} ${description ?? ''}`;
const telling = (text: string) =>
  [...new Set(wordsIn(text))].filter((word) => word.length > 2 && !isTooCommon(word));

/** A few words of a text, every second one that has a synonym replaced by it. */
function paraphraseOf(
  chance: Random,
  text: string,
  synonymsOf: (word: string) => readonly string[],
): string {
  let nth = 0;
  return chance
    .some(telling(text), paraphrased)
    .map((word) => {
      const others = synonymsOf(plural(word));
      if (others.length === 0) return word;
      nth += 1;
      return nth % 2 === 0 ? chance.pick(others) : word;
    })
    .join(' ');
}

/** Before what is asked for; the last is none. */
const frames = [
  'We are looking for a company that offers ',
  'Who makes ',
  'Is there anybody who can help with ',
  'How to find ',
  'We need ',
  '',
];

/** A sentence of a text, every second word that has a synonym replaced by it, as somebody would ask. */
function sentenceOf(
  chance: Random,
  text: string,
  synonymsOf: (word: string) => readonly string[],
): string {
  const [first = ''] = text.split(/(?<=[.!?;])\s/u);
  let nth = 0;
  const words = (first.match(/[\p{L}\p{N}'-]+/gu) ?? []).slice(0, sentenceWordsMost).map((word) => {
    const others = isTooCommon(word.toLowerCase()) ? [] : synonymsOf(word.toLowerCase());
    if (others.length === 0) return word;
    nth += 1;
    return nth % 2 === 0 ? chance.pick(others) : word;
  });
  return chance.pick(frames) + words.join(' ');
}

/** Queries by kind; each kind draws its own companies. */
export function knownItemsOf(
  companies: readonly IndexedCompany[],
  chance: Random,
  synonymsOf: (word: string) => readonly string[],
): Record<string, JudgedQuery[]> {
  const named = Map.groupBy(companies, ({ name }) => wordsIn(name).join(''));
  const unique = companies.filter(({ name }) => named.get(wordsIn(name).join(''))?.length === 1);
  const counts = new Map<string, number>();
  for (const company of companies) {
    for (const word of telling(textOf(company))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const rarest = (text: string) =>
    telling(text).toSorted((one, other) => (counts.get(one) ?? 0) - (counts.get(other) ?? 0));
  const of = (
    from: readonly IndexedCompany[],
    queryOf: (company: IndexedCompany) => string,
  ): JudgedQuery[] =>
    chance.some(from, drawn).flatMap((company) => {
      const query = queryOf(company).trim();
      return query === '' ? [] : [{ query, judgement: new Map([[company.id, meant]]) }];
    });
  const long = unique.filter(({ name }) => wordsIn(name).join('').length >= 5);
  const candidates = companies.filter((company) => telling(textOf(company)).length >= fewWords);
  return {
    name: of(unique, ({ name }) => name),
    'one typo': of(long, ({ name }) => withTypo(chance, name)),
    'two typos': of(long, ({ name }) => withTypo(chance, withTypo(chance, name))),
    'apart or together': of(long, ({ name }) => apartOrTogether(chance, name)),
    paraphrase: of(candidates, (company) => paraphraseOf(chance, textOf(company), synonymsOf)),
    sentence: of(candidates, (company) => sentenceOf(chance, textOf(company).trim(), synonymsOf)),
    'six words': of(candidates, (company) => rarest(textOf(company)).slice(-fewWords).join(' ')),
    'distinctive words': of(candidates, (company) => rarest(textOf(company)).slice(0, 3).join(' ')),
  };
}
