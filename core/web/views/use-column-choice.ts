import { useMemo, useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { choicesIn, type ColumnSection } from '#core/domain/exporting/sheet-columns.ts';
import {
  readLocalStorage,
  removeFromLocalStorage,
  writeLocalStorage,
} from '#core/web/session/local-storage.ts';
import { useSession } from '#core/web/session/use-session.ts';

/** Keys of columns that are left out, so that a column of a later version is in the file. */
const LeftOut = z.array(z.string());

const listeners = new Set<() => void>();
/** Where storage is blocked: then a choice lasts as long as the page. */
const unsaved = new Map<string, string>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

function leftOutIn(stored: string | null): readonly string[] {
  try {
    return z.parse(LeftOut, JSON.parse(stored ?? '[]'));
  } catch {
    return [];
  }
}

function store(key: string, leftOut: readonly string[]): void {
  const text = JSON.stringify(leftOut);
  unsaved.delete(key);
  if (leftOut.length === 0) removeFromLocalStorage(key);
  else {
    writeLocalStorage(key, text);
    if (readLocalStorage(key) !== text) unsaved.set(key, text);
  }
  for (const listener of listeners) listener();
}

/** The columns that a person’s files of a kind have. */
export interface ColumnChoosing {
  readonly sections: readonly ColumnSection[];
  /** The keys of those that are chosen, in the order of the file; undefined: all. */
  readonly keys: readonly string[] | undefined;
  readonly choose: (keys: ReadonlySet<string>) => void;
}

/** Which columns an export has, saved on this device like those of tables. */
export function useColumnChoice(
  exported: string,
  sections: readonly ColumnSection[],
): ColumnChoosing {
  const { person } = useSession();
  const key = `outrider.export.${exported}.${person.authId ?? ''}`;
  const stored = useSyncExternalStore(subscribe, () => unsaved.get(key) ?? readLocalStorage(key));
  const keys = useMemo(() => {
    const leftOut = leftOutIn(stored);
    const all = choicesIn(sections);
    const choices = all.filter((choice) => !leftOut.includes(choice.key));
    const isSome = choices.length > 0 && choices.length < all.length;
    return isSome ? choices.map((choice) => choice.key) : undefined;
  }, [sections, stored]);
  return {
    sections,
    keys,
    choose: (keys) =>
      store(
        key,
        choicesIn(sections).flatMap((choice) => (keys.has(choice.key) ? [] : [choice.key])),
      ),
  };
}

/** “7 of 12 columns” */
export function columnCount({ sections, keys }: Pick<ColumnChoosing, 'sections' | 'keys'>): string {
  const all = choicesIn(sections).length;
  return `${String(keys?.length ?? all)} of ${String(all)} columns`;
}
