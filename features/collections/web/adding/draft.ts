import { useState } from 'react';
import type { ChosenColumns, Entries } from '#features/companies/domain/entries.ts';
import type { Recognition } from '#features/companies/domain/recognition.ts';
import type { ListFile } from './list-file.ts';

export type Way = 'search' | 'paste' | 'file';

/** A list that was looked up: what it holds, and what each entry means. */
export interface LookedUp {
  readonly way: Way;
  readonly list: Entries;
  readonly found: readonly Recognition[];
}

/** By text: a word like “constructor” is the name of a company, and of every object. */
type Picks = ReadonlyMap<string, string | null>;
const nothingPicked: Picks = new Map();

/** How far somebody got with adding companies. */
export interface Draft {
  readonly way: Way;
  readonly searched: string;
  readonly typed: string;
  readonly file: ListFile | null;
  /** Which columns of the file tell the companies. */
  readonly columns: ChosenColumns;
  readonly lookedUp: LookedUp | null;
  /** Where somebody said otherwise than proposed: company by company. */
  readonly ticks: Readonly<Record<string, boolean>>;
  /** Which candidate a doubtful entry is, by its text; null: none of them. */
  readonly picks: Picks;
  readonly space: string | null;
}

const blank: Draft = {
  ...{ way: 'search', searched: '', typed: '', file: null, columns: { name: null, link: null } },
  ...{ lookedUp: null, ticks: {}, picks: nothingPicked, space: null },
};

/** What was begun for each collection: closing the dialog loses nothing, leaving the page does. */
const kept = new Map<string, Draft>();

/** @param space the sub-space that is looked at: there they go, unless a list is being decided on */
export function useDraft(key: string, space: string | null) {
  const [draft, setDraft] = useState(() => {
    const before = kept.get(key) ?? blank;
    const begun = before.lookedUp === null ? { ...before, space } : before;
    kept.set(key, begun);
    return begun;
  });
  const update = (changes: Partial<Draft>) => {
    // At once: whoever is done closes the dialog in the same moment.
    const next = { ...(kept.get(key) ?? blank), ...changes };
    kept.set(key, next);
    setDraft(next);
  };
  return [draft, update] as const;
}

/** What is decided about a list goes with it. */
export const undecided = {
  lookedUp: null,
  ticks: {},
  picks: nothingPicked,
} satisfies Partial<Draft>;
