import type { CompanyFilters } from '#features/directory/search/domain/company-filters.ts';
import type { Token } from '#features/directory/search/domain/tokenizer.ts';
import type { ReaderName } from './reader-names.ts';
import type { Span } from './spans.ts';

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
  readonly statuses: readonly string[];
  /** US dollars for one unit of a currency. */
  readonly rates: ReadonlyMap<string, number>;
}

export type Reader = (text: ReadText, directory: DirectoryFacts) => Found | null;

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
