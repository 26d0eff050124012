import { useState } from 'react';
import type { ChosenColumns, ListEntries } from '#features/companies/domain/list-entries.ts';
import type { EntryMatch } from '#features/companies/domain/entry-match.ts';
import type { ListFile } from './list-file.ts';

export type AddSource = 'search' | 'paste' | 'file';

/** A list that was looked up: what it holds, and what each entry means. */
export interface LookupResult {
  readonly source: AddSource;
  readonly list: ListEntries;
  readonly found: readonly EntryMatch[];
}

/** By text: a word like “constructor” is the name of a company, and of every object. */
type Picks = ReadonlyMap<string, string | null>;
const nothingPicked: Picks = new Map();

/** How far somebody got with adding companies. */
export interface Draft {
  readonly source: AddSource;
  readonly searched: string;
  readonly typed: string;
  readonly file: ListFile | null;
  /** Which columns of the file tell the companies. */
  readonly columns: ChosenColumns;
  readonly lookup: LookupResult | null;
  /** Where somebody said otherwise than proposed: company by company. */
  readonly checked: Readonly<Record<string, boolean>>;
  /** Which candidate a doubtful entry is, by its text; null: none of them. */
  readonly picks: Picks;
  readonly space: string | null;
}

const blank: Draft = {
  ...{ source: 'search', searched: '', typed: '', file: null, columns: { name: null, link: null } },
  ...{ lookup: null, checked: {}, picks: nothingPicked, space: null },
};

/** What was begun for each collection: closing the dialog loses nothing, leaving the page does. */
const savedDrafts = new Map<string, Draft>();

/** @param space the sub-space that is looked at: there they go, unless a list is being decided on */
export function useAddDraft(key: string, space: string | null) {
  const [draft, setDraft] = useState(() => {
    const before = savedDrafts.get(key) ?? blank;
    const begun = before.lookup === null ? { ...before, space } : before;
    savedDrafts.set(key, begun);
    return begun;
  });
  const update = (changes: Partial<Draft>) => {
    // At once: whoever is done closes the dialog in the same moment.
    const next = { ...(savedDrafts.get(key) ?? blank), ...changes };
    savedDrafts.set(key, next);
    setDraft(next);
  };
  return [draft, update] as const;
}

/** What is decided about a list goes with it. */
export const clearedDecisions = {
  lookup: null,
  checked: {},
  picks: nothingPicked,
} satisfies Partial<Draft>;
