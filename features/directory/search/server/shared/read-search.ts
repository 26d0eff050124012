import { serviceKey } from '#core/server/services.ts';
import type { Queryable } from '#core/platform/database/open.ts';
import type { CompanyFilters } from '#features/directory/search/domain/company-filters.ts';
import { readQuery } from '#features/directory/search/domain/readers/read-query.ts';
import { textInstead } from '#features/directory/search/domain/readers/spans.ts';
import type { Reading } from '#features/directory/search/domain/readers/reader.ts';
import type { IndexQuery, SearchIndex } from './search-index.ts';
import {
  similarTo,
  withinGiven,
} from '#features/directory/search/server/reading/similar-search.ts';
import { openDirectoryFacts } from '#features/directory/search/server/reading/directory-facts.ts';
import { openDoubts } from '#features/directory/search/server/reading/doubts.ts';
import { allCompanies } from './all-companies.ts';
import { openOwnWords } from '#features/directory/search/server/reading/own-words.ts';
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
  const directoryFacts = openDirectoryFacts(search, index);
  const isDoubtful = openDoubts(search, index);
  const isOfCompany = openOwnWords(search, index);

  const count = async (db: Queryable, query: IndexQuery): Promise<number> =>
    (await search(db, { ...query, withSome: false, offset: 0, limit: 0 })).total;

  /** With what only the directory knows; null where it says otherwise. */
  async function certainReading(db: Queryable, reading: Reading): Promise<CertainReading | null> {
    const ids = reading.like === undefined ? undefined : await similarTo(db, index, reading.like);
    if (ids === null || (await isDoubtful(db, reading))) return null;
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
      if ((await count(db, withReadings(query, more))) > 0) applied = more;
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
    const totalAlone = await count(db, { ...allCompanies, filters: reading.filters });
    return { ...reading, isApplied, totalAlone, ...totalWithout };
  }

  return async (db, query, { withCounts = false } = {}) => {
    const readings = await certainReadings(db, query);
    const asWords = withReadings(query, []);
    if (readings.length === 0) return { ...(await search(db, asWords)), query: asWords, read: [] };

    let applied = readings;
    let made = withReadings(query, applied);
    const [isOfOne, asFilters] = await Promise.all([
      isOfCompany(db, asWords, readings),
      search(db, made),
    ]);
    let answer = asFilters;
    if (isOfOne) {
      applied = [];
      made = asWords;
      answer = await search(db, made);
    }
    if (applied.length > 0 && answer.total === 0) {
      applied = readings.length === 1 ? [] : await applicable(db, query, readings);
      made = withReadings(query, applied);
      answer = await search(db, made);
    }
    const isCounted = withCounts && answer.state === 'ready' && query.importId === undefined;
    const read: AppliedReading[] = isCounted
      ? await Promise.all(readings.map((one) => counted(db, query, one, applied)))
      : readings.map((one) => ({ ...one, isApplied: applied.includes(one) }));
    // What no company is offers nothing but to leave it out of a search that found nothing, and neither does
    // what says something only of other words.
    const offered = read.filter(
      ({ isApplied, filters, totalAlone, totalWithout = 0 }) =>
        isApplied ||
        (Object.keys(filters).length > 0 &&
          (totalAlone !== 0 || (answer.hits.length === 0 && totalWithout > 0))),
    );
    return { ...answer, query: made, read: offered };
  };
}
