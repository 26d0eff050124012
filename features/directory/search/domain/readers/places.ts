import { allCountryNames } from '#features/directory/imports/domain/countries.ts';
import { wordsOf } from '#features/directory/search/domain/tokenizer.ts';
import { nationalities } from './nationalities.ts';
import { typoTable } from './one-typo.ts';
import { regions } from './regions.ts';

/**
 * How sure it is that a name is a place: always, where it is said like one ("in Turkey", "Polish startups"),
 * or never without asking how the directory uses the word.
 */
type Certainty = 'always' | 'in context' | 'never';

export interface Place {
  /** ISO 3166-1 alpha-2. */
  readonly codes: readonly string[];
  readonly certainty: Certainty;
}

/** Names that are other words as well. */
const ambiguous = new Set(
  'baltic chad english georgia georgian guinea jersey jordan kiwi mali niger polish turkey'.split(
    ' ',
  ),
);
/** Of three letters or less. */
const shortNames = new Set(['uk', 'usa', 'uae', 'drc', 'prc']);
const moreNames: readonly (readonly [name: string, code: string])[] = [
  ['u k', 'GB'],
  ['u s', 'US'],
  ['u s a', 'US'],
  ['usa', 'US'],
  ['u a e', 'AE'],
  ['the us', 'US'],
  ['the states', 'US'],
  ['nederland', 'NL'],
  ['oesterreich', 'AT'],
  ['northern irish', 'GB'],
  ['hong kongese', 'HK'],
  ['luxembourgian', 'LU'],
  ['rus', 'RU'],
];
/** Former codes of the lists that are imported. */
const formerCodes = new Set(['rom', 'tmp', 'zar', 'sco', 'rus']);
const foreignLettersLeast = 4;

const keyOf = (name: string): string => wordsOf(name).join(' ');
const isLatin = (name: string) => /^[\p{Script=Latin}\p{M}\s]+$/u.test(name);

interface PlaceTable {
  readonly places: ReadonlyMap<string, Place>;
  /** The most words of a name. */
  readonly wordsMost: number;
  /** Every word of a name, and those that a name begins with. */
  readonly words: ReadonlySet<string>;
  readonly firstWords: ReadonlySet<string>;
  /** The word that is one typo away. */
  readonly correct: (word: string) => string | null;
}

function makeTable(): PlaceTable {
  const places = new Map<string, Place>();
  const correctable = new Set<string>();
  const add = (name: string, codes: readonly string[], isForeign = false) => {
    const key = keyOf(name);
    if (key === '' || places.has(key) || formerCodes.has(key)) return;
    const certainty = ambiguous.has(key) ? 'in context' : 'always';
    places.set(key, { codes, certainty: isForeign ? 'never' : certainty });
    if (!isForeign) for (const word of key.split(' ')) correctable.add(word);
  };
  const names = allCountryNames();
  for (const [name, code] of moreNames) add(name, [code]);
  for (const { name, code, isEnglish } of names) {
    if (isEnglish && (name.length > 3 || shortNames.has(name))) add(name, [code]);
  }
  for (const [name, code] of nationalities) add(name, [code]);
  for (const [name, codes] of regions) add(name, codes);
  for (const { name, code } of names) {
    if (!isLatin(name) || name.length >= foreignLettersLeast) add(name, [code], true);
  }
  const words = new Set([...places.keys()].flatMap((key) => key.split(' ')));
  return {
    places,
    wordsMost: Math.max(...[...places.keys()].map((key) => key.split(' ').length)),
    words,
    firstWords: new Set([...places.keys()].flatMap((key) => key.split(' ').slice(0, 1))),
    correct: typoTable(correctable),
  };
}

let table: PlaceTable | undefined;

/** Countries, regions and nationalities by their names in all languages, made once. */
export function placeTable(): PlaceTable {
  table ??= makeTable();
  return table;
}
