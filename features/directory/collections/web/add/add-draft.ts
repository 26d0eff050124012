import { useState } from 'react';
import type {
  ChosenColumns,
  ListEntries,
} from '#features/directory/companies/domain/list-entries.ts';
import type { CompanyCard } from '#features/directory/companies/domain/company.ts';
import type { EntryMatch } from '#features/directory/companies/domain/entry-match.ts';
import type { ListFile } from './list-file.ts';

export type AddSource = 'search' | 'paste' | 'file';

/** A list with its entries and the match of each. */
export interface LookupResult {
  readonly source: AddSource;
  readonly list: ListEntries;
  readonly found: readonly EntryMatch[];
}

/** A `Map`, because an entry like “constructor” is also a property of every object. */
type Picks = ReadonlyMap<string, string | null>;
const nothingPicked: Picks = new Map();
const nothingProposed: ReadonlySet<string> = new Set();

/** State of the dialog for adding companies. */
export interface Draft {
  readonly source: AddSource;
  readonly searched: string;
  readonly typed: string;
  readonly file: ListFile | null;
  /** The file's columns that identify the companies. */
  readonly columns: ChosenColumns;
  readonly lookup: LookupResult | null;
  /** Checkboxes that the user changed from the default, by company key. */
  readonly checked: Readonly<Record<string, boolean>>;
  /** Chosen candidates of ambiguous entries, by text; null: none of them. */
  readonly picks: Picks;
  /** Texts of the entries that were proposed for the directory. */
  readonly proposed: ReadonlySet<string>;
  readonly space: string | null;
}

const blank: Draft = {
  source: 'search',
  searched: '',
  typed: '',
  file: null,
  columns: { name: null, link: null },
  lookup: null,
  checked: {},
  picks: nothingPicked,
  proposed: nothingProposed,
  space: null,
};

/** Drafts by collection: they survive closing the dialog, not reloading the page. */
const savedDrafts = new Map<string, Draft>();

/** @param space the sub-space shown: the default target, unless a list is under review */
export function useAddDraft(key: string, space: string | null) {
  const [draft, setDraft] = useState(() => {
    const before = savedDrafts.get(key) ?? blank;
    const begun = before.lookup === null ? { ...before, space } : before;
    savedDrafts.set(key, begun);
    return begun;
  });
  const update = (changes: Partial<Draft>) => {
    // Saved synchronously, because the dialog may close in the same event.
    const next = { ...(savedDrafts.get(key) ?? blank), ...changes };
    savedDrafts.set(key, next);
    setDraft(next);
  };
  return [draft, update] as const;
}

/** Clearing a list clears its decisions. */
export const clearedDecisions = {
  lookup: null,
  checked: {},
  picks: nothingPicked,
  proposed: nothingProposed,
} satisfies Partial<Draft>;

/** After the companies of some entries were added to the directory, those entries are found. */
export function withNewCompanies(
  { lookup }: Draft,
  entries: readonly { readonly text: string }[],
  added: readonly CompanyCard[],
): Partial<Draft> {
  if (lookup === null) return {};
  const matches = new Map(
    entries.map(({ text }, at) => {
      const company = added[at];
      const records = company ? [{ kind: company.kind, id: company.id }] : [];
      const candidates = company ? [{ company, by: 'name' as const, records }] : [];
      return [text, { verdict: 'sure' as const, candidates }];
    }),
  );
  const entryMatches = lookup.list.entries.flatMap(({ text }, place) => {
    const before = lookup.found[place];
    return matches.get(text) ?? before ?? [];
  });
  return { lookup: { ...lookup, found: entryMatches } };
}
