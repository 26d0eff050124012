import { nameAt, nounBehind, openListedNames } from './listed-names.ts';
import type { Doubt, Reader, ReadText } from './reader.ts';
import { joinedSpans, type Span } from './spans.ts';

const wordsIn = (list: string) => new Set(list.split(/\s+/u));

/** What has a status: "acquired startups", "acquired sensor companies", and no "acquired data". */
const companies = wordsIn(
  'businesses companies company firm firms scaleup scaleups startup startups ventures',
);
/** "companies that were acquired", "still operating". */
const verbs = wordsIn('are be been got is was were');
const relative = wordsIn('that which who');
const adverbs = wordsIn('already currently now since still');
/** Said of a status that is not wanted: "not acquired", "no longer active". */
const refusing = wordsIn('except excluding longer never no non not without');
/** Behind it these say more of it than a filter holds: "acquired by a bank", "active in recycling". */
const further = wordsIn('as at by for from in into of on to under with');
const linking = wordsIn('and or');

const statusNames = openListedNames();

interface Said {
  readonly values: readonly string[];
  /** The words that belong to it. */
  readonly first: number;
  readonly last: number;
  readonly doubts?: readonly Doubt[];
  /** Nothing but a noun says that it is one: it may be part of a name. */
  readonly isBare: boolean;
}

/** A status or several, "acquired or closed", with what makes it one; null where nothing does. */
function statusAt(read: ReadText, statuses: readonly string[], at: number): Said | null {
  const names = statusNames(statuses);
  const wordAt = (place: number) => read.words[place]?.word ?? '';
  let said = nameAt(read, names, at);
  if (said === null || refusing.has(wordAt(at - 1))) return null;
  const values = [...said.values];
  let { last, name } = said;
  for (;;) {
    const next = last + (linking.has(wordAt(last + 1)) ? 2 : 1);
    said = nameAt(read, names, next);
    if (said === null) break;
    values.push(...said.values);
    ({ last, name } = said);
  }
  const noun = nounBehind(read, { name, last }, companies);
  if (noun !== null) {
    // Beside it the noun says no more than that companies are sought.
    const end = noun.at === last + 1 ? noun.at : last;
    return { values, first: at, last: end, doubts: noun.doubts, isBare: true };
  }
  if (further.has(wordAt(last + 1))) return null;
  if (wordAt(at - 1) === 'status') return { values, first: at - 1, last, isBare: false };
  let first = at;
  while (adverbs.has(wordAt(first - 1))) first -= 1;
  const isAdverb = first < at;
  const begin = first;
  while (verbs.has(wordAt(first - 1)) || wordAt(first - 1) === 'have') first -= 1;
  const isVerb = first < begin;
  if (relative.has(wordAt(first - 1))) first -= 1;
  const isOfCompany = isVerb && companies.has(wordAt(first - 1));
  const isAtEnd = last === read.words.length - 1;
  if (!isOfCompany && !(isAdverb && isAtEnd)) return null;
  return { values, first: isOfCompany ? first - 1 : first, last, isBare: false };
}

/** "acquired companies", "startups that are still operating": whether a company is still there. */
export const readStatus: Reader = (read, { statuses }) => {
  const { words } = read;
  const all: Said[] = [];
  for (let at = 0; at < words.length; at += 1) {
    const said = statusAt(read, statuses, at);
    if (said === null) continue;
    all.push(said);
    at = said.last;
  }
  if (all.length === 0) return null;
  const spans = all.map(({ first, last }): Span => ({
    from: words[first]?.from ?? 0,
    to: words[last]?.to ?? 0,
  }));
  return {
    spans: joinedSpans(read.text, spans),
    filters: { status: [...new Set(all.flatMap(({ values }) => values))].toSorted() },
    doubts: all.flatMap(({ doubts = [] }) => doubts),
    mayBeName: all.some(({ isBare }) => isBare),
  };
};
