/**
 * Fields whose values are those of a list, which sources spell in their own ways: “Pre-Seed”, “pre seed”,
 * “pre_seed”. Known values are written in the one spelling of this table; of others the person's stays.
 */

const letters = [...'ABCDEFGHIJ'];

/** Beside case and separators: what else a value is called. */
const otherSpellings = {
  stage: {
    Angel: ['angel round', 'angel funding', 'angel investment'],
    Bootstrapped: ['bootstrap', 'bootstrapping'],
    'Convertible note': ['convertible notes'],
    'Corporate round': [],
    'Debt financing': ['debt', 'debt round'],
    'Early stage': [],
    'Equity crowdfunding': [],
    Grant: ['grants', 'grant funding'],
    Growth: ['growth stage', 'growth round'],
    Idea: ['idea stage'],
    'Initial coin offering': ['ico'],
    IPO: ['initial public offering'],
    'Late stage': [],
    MVP: ['minimum viable product'],
    'Non-equity assistance': [],
    'Post-IPO debt': [],
    'Post-IPO equity': [],
    'Post-IPO secondary': [],
    'Pre-seed': ['pre-seed round', 'pre-seed stage', 'pre-seed funding'],
    'Pre-Series A': ['pre-A', 'pre-A round'],
    'Private equity': ['private equity round'],
    'Product crowdfunding': [],
    Prototype: ['prototype stage'],
    'Scale-up': [],
    'Secondary market': [],
    Seed: ['seed round', 'seed stage', 'seed funding', 'seed capital'],
    ...Object.fromEntries(
      letters.map((letter) => [
        `Series ${letter}`,
        [
          `${letter} round`,
          `round ${letter}`,
          `series ${letter} round`,
          `series ${letter} funding`,
        ],
      ]),
    ),
    'Series unknown': ['venture series unknown', 'venture round'],
  },
  status: {
    acquired: ['was acquired'],
    active: [],
    bankrupt: [],
    closed: [],
    dissolved: [],
    inactive: [],
    IPO: ['initial public offering'],
    merged: [],
    operating: [],
  },
} as const satisfies Record<string, Readonly<Record<string, readonly string[]>>>;

export type ListedField = keyof typeof otherSpellings;
export const isListedField = (name: string): name is ListedField =>
  Object.hasOwn(otherSpellings, name);

/** Between words, and between those of a key of a program. A pattern of JavaScript and of PostgreSQL. */
export const valueSeparators = String.raw`[\s_./\u2010-\u2015-]+`;
const separators = new RegExp(valueSeparators, 'gu');

/** What the spellings of a value have in common that differ in case and separators alone. */
export const valueKey = (spelling: string): string =>
  spelling.replaceAll(separators, ' ').trim().toLowerCase() || spelling;

/** The same of values that are known: programs also write “preSeed” and “SeriesA”. */
const knownKey = (spelling: string): string => valueKey(spelling).replaceAll(' ', '');

const valuesByKey = (field: ListedField): ReadonlyMap<string, string> =>
  new Map(
    Object.entries<readonly string[]>(otherSpellings[field]).flatMap(([value, others]) =>
      [value, ...others].map((spelling): [string, string] => [knownKey(spelling), value]),
    ),
  );
const byKey: Readonly<Record<ListedField, ReadonlyMap<string, string>>> = {
  stage: valuesByKey('stage'),
  status: valuesByKey('status'),
};

/** The values of a field that are known, in their one spelling. */
export const knownValues = (field: ListedField): string[] => [...new Set(byKey[field].values())];

/** A value in its one spelling; one that is not known stays as it is written. */
export const listedValue = (field: ListedField, spelling: string): string =>
  byKey[field].get(knownKey(spelling)) ?? spelling;

export interface SpellingUse {
  readonly key: string;
  readonly spelling: string;
  readonly count: number;
}

/** The name of each key: as it is written most often; of as many, the first in the order of characters. */
export function mostUsedSpellings(uses: Iterable<SpellingUse>): ReadonlyMap<string, string> {
  const most = new Map<string, SpellingUse>();
  for (const use of uses) {
    const best = most.get(use.key);
    const isMore = best === undefined || use.count > best.count;
    if (isMore || (use.count === best.count && use.spelling < best.spelling))
      most.set(use.key, use);
  }
  return new Map([...most].map(([key, { spelling }]) => [key, spelling]));
}

/** How often each value is there, however it is spelled. */
export function countsOfValues(spellings: Iterable<string>): [value: string, count: number][] {
  const uses = [...Map.groupBy(spellings, (spelling) => spelling)].map(
    ([spelling, { length }]): SpellingUse => ({ key: valueKey(spelling), spelling, count: length }),
  );
  const names = mostUsedSpellings(uses);
  return [...Map.groupBy(uses, ({ key }) => key)].map(([key, some]) => [
    names.get(key) ?? key,
    some.reduce((sum, { count }) => sum + count, 0),
  ]);
}
