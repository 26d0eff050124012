import type { CompanyFilters } from '#features/directory/search/domain/company-filters.ts';
import { wordsOf, type Token } from '#features/directory/search/domain/tokenizer.ts';
import type { ReaderName } from './reader-names.ts';

/** A stretch of a text: [from, to) in UTF-16 units. */
export interface Span {
  readonly from: number;
  readonly to: number;
  /** What is searched in its place. */
  readonly instead?: string;
}

/** A search to be read. */
export interface ReadText {
  readonly text: string;
  /** Its words, without those in quotes, behind a minus, or read already. */
  readonly words: readonly Token[];
  /** The text with blanks in place of the rest. */
  readonly unread: string;
}

/** Words that may mean something else in this directory. */
export interface Doubt {
  /** As they are written in the text, folded. */
  readonly words: string;
  /** Whether letters may still follow: then the words that begin with it count, too. */
  readonly isUnfinished: boolean;
  /** The most companies that may use them; without it fewer must use them otherwise than so. */
  readonly usedMost?: number;
}

/** What a reader found in a text. */
export interface Found {
  /** In their order. */
  readonly spans: readonly Span[];
  readonly filters: CompanyFilters;
  /** It holds only where the companies that use these words fit the filters. */
  readonly doubts: readonly Doubt[];
  /** Nothing says that it is no part of a name: "Dutch wear sensing". */
  readonly mayBeName?: boolean;
  /** The name of the company that those sought resemble. */
  readonly like?: string;
}

export interface Reading extends Found {
  readonly reader: ReaderName;
  /** What was said, exactly. */
  readonly said: string;
}

/** What the directory holds. */
export interface DirectoryFacts {
  readonly stages: readonly string[];
  /** US dollars for one unit of a currency. */
  readonly rates: ReadonlyMap<string, number>;
}

export type Reader = (text: ReadText, directory: DirectoryFacts) => Found | null;

/** Whether nothing but blanks stands between two words, so that they are said together. */
export const isTogether = ({ text }: ReadText, one: Token, other: Token): boolean =>
  /^[\s'’.&_-]{0,3}$/u.test(text.slice(one.to, other.from));

const linking = new Set('and or und oder et ou och'.split(' '));

/** Whether nothing but "and" stands between two stretches. */
export function isLinked({ text }: ReadText, one: Span, other: Span): boolean {
  const between = text.slice(one.to, other.from).trim().toLowerCase().replace(',', '').trim();
  return between === '' || linking.has(between);
}

/** Stretches that are linked are one. */
export function joinedSpans(read: ReadText, spans: readonly Span[]): Span[] {
  const list: Span[] = [];
  for (const span of spans) {
    const last = list.at(-1);
    if (last && isLinked(read, last, span)) {
      list[list.length - 1] = { from: last.from, to: span.to };
    } else list.push(span);
  }
  return list;
}

/** A pattern, and the filters that its groups say. */
export type ReadPattern = readonly [
  pattern: string,
  filtersOf: (groups: readonly string[]) => CompanyFilters,
];

/** A reader of the first of these patterns that occurs; none does without what all of them need. */
export function firstMatch(patterns: readonly ReadPattern[], needed: RegExp): Reader {
  const compiled = patterns.map(([pattern, filtersOf]) => ({
    pattern: new RegExp(pattern, 'iu'),
    filtersOf,
  }));
  return ({ unread }) => {
    if (!needed.test(unread)) return null;
    for (const { pattern, filtersOf } of compiled) {
      const match = pattern.exec(unread);
      if (match === null) continue;
      const [said, ...groups] = match;
      const span = { from: match.index, to: match.index + said.length };
      return { spans: [span], filters: filtersOf(groups), doubts: [] };
    }
    return null;
  };
}

/** What was said in a text, its stretches joined. */
export const saidIn = (text: string, spans: readonly Span[]): string =>
  spans.map(({ from, to }) => text.slice(from, to)).join(' … ');

/** Words that any company fits: alone beside a filter they ask for nothing. */
const anyCompany = new Set(
  `a all an and any business businesses companies company firm firms list of scaleup scaleups start startup
  startups the those up ups which`.split(/\s+/u),
);

/** The text with what is searched in place of these stretches. */
export const textInstead = (text: string, spans: readonly Span[]): string =>
  [
    textWithout(text, spans),
    ...spans.flatMap(({ instead = '' }) => (instead === '' ? [] : instead)),
  ]
    .filter((part) => part !== '')
    .join(' ');

/** The text without these stretches; empty where nothing but "companies" is left. */
export function textWithout(text: string, spans: readonly Span[]): string {
  let rest = '';
  let at = 0;
  for (const { from, to } of spans.toSorted((one, other) => one.from - other.from)) {
    rest += `${text.slice(at, from)} `;
    at = Math.max(at, to);
  }
  rest += text.slice(at);
  if (wordsOf(rest).every((word) => anyCompany.has(word))) return '';
  return rest
    .replace(/\s+/gu, ' ')
    .replace(/ (?=[,;.?!])/gu, '')
    .replace(/^[\s,;.?!]+|[\s,;.?!]+$/gu, '');
}
