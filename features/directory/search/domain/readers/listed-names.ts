import { wordsOf } from '#features/directory/search/domain/tokenizer.ts';
import type { Doubt, ReadText } from './reader.ts';
import { isTogether } from './spans.ts';

/** A name has no more words. */
const wordsMost = 4;

/** Values of a list by their words: "series a" for "Series A" and "series_a". */
interface ListedNames {
  readonly values: ReadonlyMap<string, readonly string[]>;
  readonly firstWords: ReadonlySet<string>;
}

function namesOf(values: readonly string[], ignored: ReadonlySet<string>): ListedNames {
  const byName = Map.groupBy(values, (value) =>
    wordsOf(value)
      .filter((word) => !ignored.has(word))
      .join(' '),
  );
  byName.delete('');
  // People write it in one word.
  const seed = byName.get('pre seed');
  if (seed !== undefined) byName.set('preseed', seed);
  return {
    values: byName,
    firstWords: new Set([...byName.keys()].map((name) => name.split(' ')[0] ?? '')),
  };
}

/** The names of the directory's values, made once for each list. */
export function openListedNames(ignored: ReadonlySet<string> = new Set()) {
  const remembered = new WeakMap<readonly string[], ListedNames>();
  return (values: readonly string[]): ListedNames => {
    const names = remembered.get(values) ?? namesOf(values, ignored);
    remembered.set(values, names);
    return names;
  };
}

interface ListedName {
  readonly name: string;
  readonly values: readonly string[];
  /** Its last word. */
  readonly last: number;
}

/** The longest name that begins with a word. */
export function nameAt(read: ReadText, names: ListedNames, first: number): ListedName | null {
  const { words } = read;
  if (!names.firstWords.has(words[first]?.word ?? '')) return null;
  const isJoined = (at: number) => {
    const [one, other] = [words[at], words[at + 1]];
    return one !== undefined && other !== undefined && isTogether(read.text, one, other);
  };
  let last = first;
  while (last - first + 1 < wordsMost && isJoined(last)) last += 1;
  for (; last >= first; last -= 1) {
    const name = words
      .slice(first, last + 1)
      .map(({ word }) => word)
      .join(' ');
    const values = names.values.get(name);
    if (values !== undefined) return { name, values, last };
  }
  return null;
}

/** "acquired sensor companies": at most so many words stand between what companies are and the noun. */
const betweenMost = 2;
/** They begin something else: "acquired by a bank", "seed and growth", "sensors without batteries". */
const notBetween = new Set(
  `a an and as at by except excluding for from in into is no not of on or that the to under which who with
  without`.split(/\s+/u),
);

interface NounBehind {
  readonly at: number;
  /** Words that stand together with the name where they are one thing: an "operating room". */
  readonly doubts: readonly Doubt[];
}

/** Where the noun stands that a name says something of; null where it is said of something else. */
export function nounBehind(
  { text, words }: ReadText,
  { name, last }: Pick<ListedName, 'name' | 'last'>,
  nouns: ReadonlySet<string>,
): NounBehind | null {
  for (let at = last + 1; at <= last + 1 + betweenMost; at += 1) {
    const [before, word] = [words[at - 1], words[at]];
    if (!before || !word || !isTogether(text, before, word) || notBetween.has(word.word)) break;
    if (!nouns.has(word.word)) continue;
    if (at === last + 1) return { at, doubts: [] };
    const both = `${name} ${words[last + 1]?.word ?? ''}`;
    return { at, doubts: [{ words: both, isUnfinished: false, usedMost: 0 }] };
  }
  return null;
}
