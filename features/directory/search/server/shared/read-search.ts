import { LRUCache } from 'lru-cache';
import { serviceKey } from '#core/server/services.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import { searchLimits } from '#features/directory/search/domain/limits.ts';
import type { CompanyFilters } from '#features/directory/search/domain/company-filters.ts';
import { currencyRates } from '#features/directory/companies/server/tables.ts';
import { readQuery } from '#features/directory/search/domain/readers/read-query.ts';
import {
  textInstead,
  type DirectoryFacts,
  type Doubt,
  type Reading,
} from '#features/directory/search/domain/readers/reading.ts';
import { wordsOf } from '#features/directory/search/domain/tokenizer.ts';
import type { IndexQuery, SearchIndex } from './search-index.ts';
import { nameOf, namesakesOf, similarTo, withinGiven } from './similar-search.ts';
import type { Search } from './services.ts';

/** One that nothing in the directory speaks against. */
interface CertainReading extends Reading {
  /** The companies that it finds, if it says which. */
  readonly ids?: readonly string[];
}

export interface AppliedReading extends Reading {
  /** False: it would leave nothing, or the text is a name. */
  readonly isApplied: boolean;
  /** How many there are of it whatever the words: of one that is not applied. */
  readonly totalAlone?: number;
  /** How many the words that are left find without it. */
  readonly totalWithout?: number;
}

type Answer = Awaited<ReturnType<Search>>;

export interface ReadAnswer extends Answer {
  /** The search as it was made: the words that were left, and all filters. */
  readonly query: IndexQuery;
  readonly read: readonly AppliedReading[];
}

/** A search whose words are read: what they say of companies narrows it like filters. */
export type ReadSearch = (
  db: Queryable,
  query: IndexQuery,
  /** Counts what is found without each of them, for who looks at it. */
  how?: { readonly withCounts?: boolean },
) => Promise<ReadAnswer>;

export const readSearchService = serviceKey<ReadSearch>('search whose words are read');

/** So many doubts are remembered. */
const doubtsKept = 2000;
/** A name has no more words. */
const wordsOfNameMost = 6;
/** Whether it has typos is asked of shorter ones, since that takes a search. */
const wordsWithTyposMost = 4;
/** A change of so many of a hundred companies changes what the directory holds. */
const changedPercent = 1;

const everything = { text: '', filters: {}, sort: 'recency', offset: 0, limit: 1 } as const;

const nothingKnown: DirectoryFacts = { stages: [], rates: new Map() };

const listedOf = ({ listed, total }: Answer): number => listed ?? total;

/** A search without what only its readers need to know. */
function withReadings(query: IndexQuery, readings: readonly CertainReading[]): IndexQuery {
  const { asWords: _, ...own } = query.filters;
  const filters: CompanyFilters = Object.assign({}, own, ...readings.map((one) => one.filters));
  const spans = readings.flatMap((one) => one.spans);
  const text = spans.length === 0 ? query.text : textInstead(query.text, spans);
  const ids = readings.find((one) => one.ids !== undefined)?.ids;
  return { ...query, text, filters, ...(ids !== undefined && { ids }) };
}

export function openReadSearch(engine: Search, index: SearchIndex): ReadSearch {
  const search = withinGiven(engine);
  let remembered: {
    readonly at: number;
    readonly count: number;
    readonly held: DirectoryFacts;
  } | null = null;
  const doubts = new LRUCache<string, boolean>({
    max: doubtsKept,
    ttl: searchLimits.directoryFactsMs,
  });

  const count = async (db: Queryable, query: IndexQuery): Promise<number> =>
    (await search(db, { ...query, withSome: false, offset: 0, limit: 1 })).total;

  /** Remembered for a while, since counting all companies takes long where they are many. */
  async function directoryFacts(db: Queryable): Promise<DirectoryFacts> {
    // The database would count all companies for each search.
    if (index.state() !== 'ready') return nothingKnown;
    const now = Date.now();
    const companies = index.count();
    const isOld =
      remembered === null ||
      now - remembered.at > searchLimits.directoryFactsMs ||
      Math.abs(companies - remembered.count) * 100 > remembered.count * changedPercent;
    if (remembered !== null && !isOld) return remembered.held;
    const { facets } = await search(db, everything);
    const rates = await db
      .select({ currency: currencyRates.currency, usd: currencyRates.usd })
      .from(currencyRates);
    const held = {
      stages: facets.stage.map(({ value }) => value),
      rates: new Map(rates.map(({ currency, usd }) => [currency, usd])),
    };
    remembered = { at: now, count: companies, held };
    return held;
  }

  /** Whether more companies use the words outside of what they would filter by than within. */
  async function meansOther(
    db: Queryable,
    { words, isUnfinished, usedMost }: Doubt,
    filters: CompanyFilters,
  ): Promise<boolean> {
    const begun = isUnfinished
      ? await search(db, { ...everything, text: words, sort: 'relevance' })
      : null;
    // Typing goes on: "franch" may become "franchise".
    if (begun?.words.some((word) => word !== words && word.startsWith(words)) === true) return true;
    const asWritten = { ...everything, text: `"${words}"` };
    const all = await count(db, asWritten);
    if (usedMost !== undefined) return all > usedMost;
    return all > 0 && all > 2 * (await count(db, { ...asWritten, filters }));
  }

  async function isDoubtful(db: Queryable, { doubts: raised, filters }: Reading): Promise<boolean> {
    for (const doubt of raised) {
      const key = JSON.stringify([doubt, filters]);
      let isOther = doubts.get(key);
      if (isOther === undefined) {
        isOther = await meansOther(db, doubt, filters);
        doubts.set(key, isOther);
      }
      if (isOther) return true;
    }
    return false;
  }

  /** Whether the text is the name of a company that has what was read in it: then its words are no filters. */
  async function isName(
    db: Queryable,
    query: IndexQuery,
    readings: readonly Reading[],
  ): Promise<boolean> {
    const { length } = wordsOf(query.text);
    if (length > wordsOfNameMost) return false;
    if ((await namesakesOf(db, query.text.trim())).length > 0) return true;
    const mayBeName = readings.some((one) => one.mayBeName) && length <= wordsWithTyposMost;
    if (!mayBeName || index.state() !== 'ready') return false;
    const { hits } = await search(db, { ...query, sort: 'relevance', offset: 0, limit: 1 });
    const [first] = hits;
    // Nothing but a name, maybe with a typo, puts a company first without weighing its words.
    if (first === undefined || first.parts !== undefined || first.isRelated) return false;
    const words = wordsOf(await nameOf(db, first.id));
    return readings.some(({ said }) => wordsOf(said).every((word) => words.includes(word)));
  }

  /** While the database answers nobody waits for more than one search. */
  const isUnsure = async (db: Queryable, reading: Reading): Promise<boolean> =>
    index.state() === 'ready' ? isDoubtful(db, reading) : reading.doubts.length > 0;

  /** With what only the directory knows; null where it says otherwise. */
  async function certainReading(db: Queryable, reading: Reading): Promise<CertainReading | null> {
    const ids = reading.like === undefined ? undefined : await similarTo(db, index, reading.like);
    if (ids === null || (await isUnsure(db, reading))) return null;
    return ids === undefined ? reading : { ...reading, ids };
  }

  /** What one reader took and does not hold is left to the others. */
  async function certainReadings(
    db: Queryable,
    { text, filters }: IndexQuery,
  ): Promise<readonly CertainReading[]> {
    if (text.trim() === '') return [];
    const facts = await directoryFacts(db);
    const asWords = [...(filters.asWords ?? [])];
    for (;;) {
      const certain: CertainReading[] = [];
      const readings = readQuery(text, { ...filters, asWords }, facts);
      for (const reading of readings) {
        const one = await certainReading(db, reading);
        if (one === null) asWords.push(reading.reader);
        else certain.push(one);
      }
      if (certain.length === readings.length) return certain;
    }
  }

  /** Those that leave something, in their order. */
  async function applicable(db: Queryable, query: IndexQuery, readings: readonly CertainReading[]) {
    let applied: readonly CertainReading[] = [];
    for (const reading of readings) {
      const more = [...applied, reading];
      const answer = await search(db, { ...withReadings(query, more), offset: 0, limit: 1 });
      if (listedOf(answer) > 0) applied = more;
    }
    return applied;
  }

  async function counted(
    db: Queryable,
    query: IndexQuery,
    reading: CertainReading,
    applied: readonly CertainReading[],
  ): Promise<AppliedReading> {
    const isApplied = applied.includes(reading);
    // An address or an exclusion is nothing without the words that it stands among.
    if (!isApplied && Object.keys(reading.filters).length === 0) return { ...reading, isApplied };
    const others = applied.filter((one) => one !== reading);
    const { filters } = withReadings(query, others);
    const { text } = withReadings(query, [...others, reading]);
    // Nothing else was asked for: without it there are all.
    const isAll = text === '' && Object.keys(filters).length === 0;
    const totalWithout = isAll
      ? {}
      : { totalWithout: await count(db, { ...query, text, filters }) };
    if (isApplied) return { ...reading, isApplied, ...totalWithout };
    const totalAlone = await count(db, { ...everything, filters: reading.filters });
    return { ...reading, isApplied, totalAlone, ...totalWithout };
  }

  return async (db, query, { withCounts = false } = {}) => {
    const readings = await certainReadings(db, query);
    const asWords = withReadings(query, []);
    if (readings.length === 0) return { ...(await search(db, asWords)), query: asWords, read: [] };

    let applied = readings;
    let made = withReadings(query, applied);
    const [isNamed, asFilters] = await Promise.all([
      isName(db, asWords, readings),
      search(db, made),
    ]);
    let answer = asFilters;
    if (isNamed) {
      applied = [];
      made = asWords;
      answer = await search(db, made);
    }
    if (applied.length > 0 && listedOf(answer) === 0) {
      applied = readings.length === 1 ? [] : await applicable(db, query, readings);
      made = withReadings(query, applied);
      answer = await search(db, made);
    }
    const isCounted = withCounts && answer.state === 'ready' && query.importId === undefined;
    const read: AppliedReading[] = isCounted
      ? await Promise.all(readings.map((one) => counted(db, query, one, applied)))
      : readings.map((one) => ({ ...one, isApplied: applied.includes(one) }));
    // What no company is offers nothing, and neither does what says something only of other words.
    const offered = read.filter(
      ({ isApplied, filters, totalAlone }) =>
        isApplied || (Object.keys(filters).length > 0 && totalAlone !== 0),
    );
    return { ...answer, query: made, read: offered };
  };
}
