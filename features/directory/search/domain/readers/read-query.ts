import { searchLimits } from '#features/directory/search/domain/limits.ts';
import {
  boundsOf,
  isList,
  type CompanyFilters,
  type FilterName,
} from '#features/directory/search/domain/company-filters.ts';
import { withConditions } from '#features/directory/search/domain/query.ts';
import { tokens, type Token } from '#features/directory/search/domain/tokenizer.ts';
import { readCountry } from './country.ts';
import { readExclusion } from './exclusion.ts';
import { readFounded } from './founded.ts';
import { readFunding } from './funding.ts';
import { readSource } from './source.ts';
import { readStaff } from './staff.ts';
import { readStage } from './stage.ts';
import { readStatus } from './status.ts';
import { readLike } from './like.ts';
import { readName } from './name.ts';
import { placeTable } from './places.ts';
import { readerNames, type ReaderName } from './reader-names.ts';
import { saidIn, type Span } from './spans.ts';
import type { DirectoryFacts, Reader, Reading } from './reader.ts';

interface ReaderEntry {
  readonly read: Reader;
  /** Where a person has set it, the words say nothing about it. */
  readonly filter?: FilterName;
}

/** All readers: what each reads, and the filter that it stands for. */
const readers: Readonly<Record<ReaderName, ReaderEntry>> = {
  like: { read: readLike },
  name: { read: readName },
  source: { read: readSource, filter: 'kinds' },
  country: { read: readCountry, filter: 'country' },
  stage: { read: readStage, filter: 'stage' },
  status: { read: readStatus, filter: 'status' },
  staff: { read: readStaff, filter: 'staff' },
  founded: { read: readFounded, filter: 'founded' },
  funding: { read: readFunding, filter: 'funding' },
  exclusion: { read: readExclusion },
};

const isSet = (filters: CompanyFilters, name: FilterName): boolean =>
  isList(name)
    ? filters[name] !== undefined
    : boundsOf(name).some((bound) => filters[bound] !== undefined);

/** What is not read: what stands in quotes, and words behind a minus. */
const literal = /(?<!\S)-?"[^"]*(?:"|$)|(?<!\S)-\S+/gu;

const isWithin = ({ from, to }: Token, spans: readonly Span[]): boolean =>
  spans.some((span) => from < span.to && to > span.from);

function withBlanks(text: string, spans: readonly Span[]): string {
  let unread = text;
  for (const { from, to } of spans) {
    unread = unread.slice(0, from) + ' '.repeat(to - from) + unread.slice(to);
  }
  return unread;
}

/** Makes the tables of the readers, which takes longer than a search. */
export function prepareReaders(): void {
  placeTable();
}

/** What the words of a search say about companies, in their order. */
export function readQuery(
  text: string,
  filters: CompanyFilters,
  directory: DirectoryFacts,
): Reading[] {
  // A pasted page says more than it asks for.
  if (text.length > searchLimits.readCharacters) return [];
  const taken: Span[] = [...withConditions(text).matchAll(literal)].map(({ 0: said, index }) => ({
    from: index,
    to: index + said.length,
  }));
  const all = tokens(text);
  const readings: Reading[] = [];
  for (const reader of readerNames) {
    const { read, filter } = readers[reader];
    const isTaken = filter !== undefined && isSet(filters, filter);
    if (isTaken || filters.asWords?.includes(reader) === true) continue;
    const words = taken.length === 0 ? all : all.filter((word) => !isWithin(word, taken));
    const reading = read({ text, words, unread: withBlanks(text, taken) }, directory);
    if (reading === null) continue;
    taken.push(...reading.spans);
    const { spans } = reading;
    readings.push({ ...reading, reader, said: saidIn(text, spans) });
  }
  return readings;
}
