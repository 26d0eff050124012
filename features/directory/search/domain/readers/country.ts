import { placeTable, type Place } from './places.ts';
import { isLinked, isTogether, joinedSpans, type Span } from './spans.ts';
import type { Doubt, Found, Reader, ReadText } from './reader.ts';

const wordsIn = (list: string) => new Set(list.split(/\s+/u));

/** Said before a place. */
const prepositions = wordsIn('in from within across throughout around aus en em fran i dans');
const before = wordsIn('based located headquartered hq registered founded operating active');
/** They lead to a place that is no condition: "software for the German market", "not in Germany". */
const refusing = wordsIn('for to into about like not outside except excluding without beyond than');
/** What is looked for in a place. */
const companies = wordsIn(
  `business businesses company companies corporation corporations developer developers enterprise
  enterprises firm firms founder founders maker makers manufacturer manufacturers player players provider
  providers scaleup scaleups scale startup startups start supplier suppliers team teams tech unicorn
  unicorns vendor vendors venture ventures`,
);
const firms = wordsIn('business businesses companies company firm firms startup startups');
/** Behind a nationality: a language or a dish, and not a place. */
const notPlaces = wordsIn(
  `cuisine dictionary dish dishes fluency food grammar language languages learning lesson lessons literature
  market markets pronunciation recipes restaurant restaurants shepherd speaker speakers speaking subtitles
  translation translations tutor tutors tutoring vocabulary words`,
);
/** In longer texts a place without a preposition is what they are about: "connects European farmers with". */
const wordsAroundBareMost = 4;
/** Behind "new" these are other places. */
const otherIfNew = wordsIn('england jersey mexico');

interface PlaceSaid {
  readonly place: Place;
  /** The words of its name. */
  readonly first: number;
  readonly last: number;
  readonly isCorrected: boolean;
}

interface Words {
  readonly read: ReadText;
  readonly typed: readonly string[];
  /** The same with what may be typos corrected. */
  readonly corrected: readonly string[];
}

const isJoined = ({ read: { words }, read }: Words, at: number): boolean => {
  const [one, other] = [words[at], words[at + 1]];
  return one !== undefined && other !== undefined && isTogether(read.text, one, other);
};

/** The longest name of a place that begins with a word. */
function placeAt(said: Words, first: number): PlaceSaid | null {
  const { places, wordsMost } = placeTable();
  let last = first;
  while (last - first + 1 < wordsMost && isJoined(said, last)) last += 1;
  for (; last >= first; last -= 1) {
    for (const words of [said.typed, said.corrected]) {
      const place = places.get(words.slice(first, last + 1).join(' '));
      if (place) return { place, first, last, isCorrected: words === said.corrected };
    }
  }
  return null;
}

/** "US" in capitals, or behind "in": it is another word as well. */
function unitedStatesAt({ read: { text, words } }: Words, at: number): PlaceSaid | null {
  const word = words[at];
  if (word?.word !== 'us') return null;
  const isPlace = text.slice(word.from, word.to) === 'US' || words[at - 1]?.word === 'in';
  const place = isPlace && placeTable().places.get('usa');
  return place ? { place, first: at, last: at, isCorrected: false } : null;
}

interface Stretch {
  readonly span: Span;
  readonly place: Place;
  /** No preposition and no "based" belongs to it. */
  readonly isBare: boolean;
  /** It is asked for, and no topic. */
  readonly isCondition: boolean;
  readonly doubts: readonly Doubt[];
}

/** A place with what belongs to it, and whether it is one. */
function stretchOf({ read, read: { words } }: Words, said: PlaceSaid): Stretch | null {
  const { place, isCorrected } = said;
  const wordAt = (at: number) => words[at]?.word ?? '';
  let { first, last } = said;
  if (wordAt(first - 1) === 'new' && otherIfNew.has(wordAt(first))) return null;
  if (wordAt(first - 1) === 'the') first -= 1;
  if (refusing.has(wordAt(first - 1)) || notPlaces.has(wordAt(last + 1))) return null;
  let isBare = true;
  let isSaidSo = companies.has(wordAt(last + 1));
  if (prepositions.has(wordAt(first - 1))) {
    first -= 1;
    isBare = false;
    isSaidSo = true;
    if (before.has(wordAt(first - 1))) first -= 1;
    if (refusing.has(wordAt(first - 1))) return null;
  } else if (wordAt(last + 1) === 'based') {
    last += 1;
    isBare = false;
    isSaidSo = true;
  }
  // They say no more than that companies are sought.
  if (firms.has(wordAt(last + 1))) last += 1;
  const isSure =
    !isCorrected &&
    (place.certainty === 'always' || (place.certainty === 'in context' && isSaidSo));
  const named = words.slice(said.first, said.last + 1);
  const doubt = {
    words: named.map(({ word }) => word).join(' '),
    isUnfinished: !isSaidSo && named.at(-1)?.to === read.text.length,
  };
  return {
    span: { from: words[first]?.from ?? 0, to: words[last]?.to ?? 0 },
    place,
    isBare,
    isCondition: !isBare || isSaidSo || words.length - named.length <= wordsAroundBareMost,
    doubts: isSure ? [] : [doubt],
  };
}

/** "in Germany", "Dutch", "UK-based", "in the Nordics": the country of a company. */
export const readCountry: Reader = (read): Found | null => {
  const { words: ownWords, firstWords, correct } = placeTable();
  const typed = read.words.map(({ word }) => word);
  const corrected = typed.map((word) => (ownWords.has(word) ? word : (correct(word) ?? word)));
  const said: Words = { read, typed, corrected };
  const stretches: Stretch[] = [];
  for (let at = 0; at < typed.length; at += 1) {
    if (!firstWords.has(typed[at] ?? '') && !firstWords.has(corrected[at] ?? '')) continue;
    const place = placeAt(said, at) ?? unitedStatesAt(said, at);
    const stretch = place && stretchOf(said, place);
    if (place) at = place.last;
    const last = stretches.at(-1);
    const isOneMore = stretch && last && isLinked(read.text, last.span, stretch.span);
    if (stretch && (stretch.isCondition || isOneMore)) stretches.push(stretch);
  }
  if (stretches.length === 0) return null;
  return {
    spans: joinedSpans(
      read.text,
      stretches.map(({ span }) => span),
    ),
    filters: { country: [...new Set(stretches.flatMap(({ place }) => place.codes))].toSorted() },
    doubts: stretches.flatMap(({ doubts }) => doubts),
    mayBeName: stretches.some(({ isBare }) => isBare),
  };
};
