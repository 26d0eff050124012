import { countryPairs as codes } from './country-codes.ts';

/** Colloquial and former names. */
const others: Readonly<Record<string, string>> = {
  uk: 'GB',
  'great britain': 'GB',
  britain: 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  america: 'US',
  'u s': 'US',
  'u s a': 'US',
  'united states of america': 'US',
  holland: 'NL',
  'the netherlands': 'NL',
  'czech republic': 'CZ',
  korea: 'KR',
  'republic of korea': 'KR',
  'korea south': 'KR',
  'korea republic of': 'KR',
  'russian federation': 'RU',
  turkey: 'TR',
  türkiye: 'TR',
  'viet nam': 'VN',
  macedonia: 'MK',
  fyrom: 'MK',
  macao: 'MO',
  'cabo verde': 'CV',
  'republic of china': 'TW',
  'chinese taipei': 'TW',
  'republic of the congo': 'CG',
  'congo republic of the': 'CG',
  'democratic republic of the congo': 'CD',
  'congo democratic republic of the': 'CD',
  'congo the democratic republic of the': 'CD',
  drc: 'CD',
  'democratic people s republic of korea': 'KP',
  'korea democratic people s republic of': 'KP',
  'korea north': 'KP',
  'lao people s democratic republic': 'LA',
  'lao pdr': 'LA',
  'syrian arab republic': 'SY',
  'brunei darussalam': 'BN',
  'côte d ivoire': 'CI',
  'cote d ivoire': 'CI',
  'timor leste': 'TL',
  'east timor': 'TL',
  'holy see': 'VA',
  vatican: 'VA',
  'slovak republic': 'SK',
  'hashemite kingdom of jordan': 'JO',
  'hong kong sar': 'HK',
  'macau sar': 'MO',
  'macao sar': 'MO',
  swaziland: 'SZ',
  burma: 'MM',
  'ivory coast': 'CI',
  'cape verde': 'CV',
  'hong kong': 'HK',
  macau: 'MO',
  uae: 'AE',
  prc: 'CN',
  'mainland china': 'CN',
  'taiwan province of china': 'TW',
  palestine: 'PS',
  deutschland: 'DE',
  sverige: 'SE',
  norge: 'NO',
  danmark: 'DK',
  suomi: 'FI',
  schweiz: 'CH',
  österreich: 'AT',
  españa: 'ES',
  italia: 'IT',
  rom: 'RO',
  tmp: 'TL',
  zar: 'CD',
  sco: 'GB',
};

const plain = (name: string): string =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .replace(/&/gu, ' and ')
    .replace(/[^\p{L}\p{M}]+/gu, ' ')
    .trim();

function everyName(): Map<string, string> {
  const names = new Map<string, string>();
  const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  for (const pair of codes.split(' ')) {
    const code = pair.slice(3);
    names.set(code.toLowerCase(), code);
    names.set(pair.slice(0, 3).toLowerCase(), code);
    const name = english.of(code);
    if (name !== undefined) names.set(plain(name), code);
  }
  for (const [name, code] of Object.entries(others)) names.set(name, code);
  return names;
}

let names: Map<string, string> | undefined;

/** What official names say beside the country: “Iran (Islamic Republic of)”, “State of Palestine”. */
const form = String.raw`(?:the )?(?:(?:former|yugoslav|islamic|plurinational|bolivarian|federated|federal|democratic|socialist|people s|arab|united|independent) )*(?:republic|state|states|kingdom|commonwealth|principality|sultanate|province|grand duchy|federation|territory)`;
const formBefore = new RegExp(String.raw`^${form} of (?:the )?`, 'u');
const formBehind = new RegExp(String.raw` (?:${form} of(?: the)?(?: china)?|fyrom|the|sar)$`, 'u');

/** The name without its form of state: “republic of serbia”, “iran islamic republic of”. */
const withoutForm = (name: string): string =>
  name.replace(formBefore, '').replace(formBehind, '').replace(formBehind, '');

/** Languages that lists are often written in; English names and codes go first. */
const languages =
  'de fr es it pt nl sv da nb fi pl cs sk hu ro bg el tr ru uk ar he hi zh ja ko'.split(' ');

function everyForeignName(): Map<string, string> {
  const names = new Map<string, string>();
  for (const language of languages) {
    const displayNames = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    for (const pair of codes.split(' ')) {
      const name = displayNames.of(pair.slice(3));
      if (name !== undefined && !names.has(plain(name))) names.set(plain(name), pair.slice(3));
    }
  }
  return names;
}

let foreignNames: Map<string, string> | undefined;

/** The alpha-2 code for a country's English name or either code; null for any other text. */
function findEnglish(text: string): string | null {
  names ??= everyName();
  const name = plain(text);
  return names.get(text.toLowerCase()) ?? names.get(name) ?? names.get(withoutForm(name)) ?? null;
}

/** The alpha-2 code for a country's name or either code; null for any other text. */
export function findCountryCode(text: string): string | null {
  const code = findEnglish(text);
  if (code !== null) return code;
  const name = plain(text);
  if (name.length < 3 && !/[^\p{Script=Latin}]/u.test(name)) return null;
  foreignNames ??= everyForeignName();
  return foreignNames.get(name) ?? null;
}

const isName = (text: string) => text.length > 2 || text.toLowerCase() === 'uk';

/** The same for names only: “MA”, “CA” and “GA” after a city are states. */
export const findCountryName = (text: string): string | null =>
  isName(text) ? findCountryCode(text) : null;

/** The same where a city is expected: “Granada” is Grenada in Spanish, and a city. */
export const findCountryInsteadOfCity = (text: string): string | null =>
  isName(text) ? findEnglish(text) : null;

export interface CountryName {
  readonly name: string;
  readonly code: string;
  /** In English, or in another language. */
  readonly isEnglish: boolean;
}

/** Every name of a country that is known here, without its codes; English ones first. */
export function allCountryNames(): CountryName[] {
  names ??= everyName();
  foreignNames ??= everyForeignName();
  const isCode = new Set(codes.split(' ').flatMap((pair) => [pair.slice(0, 3), pair.slice(3)]));
  const listed = (from: ReadonlyMap<string, string>, isEnglish: boolean) =>
    [...from].map(([name, code]) => ({ name, code, isEnglish }));
  return [...listed(names, true), ...listed(foreignNames, false)].filter(
    ({ name }) => !isCode.has(name.toUpperCase()),
  );
}
