import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Selection } from './list.ts';

const none: ReadonlySet<string> = new Set();

/** The visible keys between two, in either order. */
function between(keys: readonly string[], from: string, to: string): readonly string[] {
  const [one, other] = [keys.indexOf(from), keys.indexOf(to)];
  if (one === -1 || other === -1) return [to];
  return keys.slice(Math.min(one, other), Math.max(one, other) + 1);
}

export interface RowSelection<Row> extends Selection {
  /** The selected rows, in the order shown. */
  readonly rows: readonly Row[];
  readonly choose: (keys: readonly string[]) => void;
}

/** Selected rows. A row that a filter hides is deselected. */
export function useSelection<Row>(
  all: readonly Row[],
  keyOf: (row: Row) => string,
  /** Those that are selected at first. */
  first: readonly string[] = [],
): RowSelection<Row> {
  const [selection, setSelection] = useState<ReadonlySet<string>>(() =>
    first.length === 0 ? none : new Set(first),
  );
  const anchor = useRef<string | null>(null);
  const allKeys = useMemo(() => all.map(keyOf), [all, keyOf]);
  const now = useRef(allKeys);
  useLayoutEffect(() => {
    now.current = allKeys;
  }, [allKeys]);

  const rows = useMemo(
    () => (selection.size === 0 ? [] : all.filter((row) => selection.has(keyOf(row)))),
    [all, selection, keyOf],
  );
  const keys = useMemo(() => new Set(rows.map(keyOf)), [rows, keyOf]);

  const toggle = useCallback((key: string, isRange = false) => {
    const from = anchor.current;
    anchor.current = key;
    setSelection((before) => {
      const meant = isRange && from !== null ? between(now.current, from, key) : [key];
      const next = new Set(before);
      const isOn = !before.has(key);
      for (const one of meant) {
        if (isOn) next.add(one);
        else next.delete(one);
      }
      return next;
    });
  }, []);
  const clear = useCallback(() => setSelection(none), []);
  const choose = useCallback((some: readonly string[]) => setSelection(new Set(some)), []);
  const toggleAll = () => (keys.size === allKeys.length ? clear() : choose(allKeys));
  return { keys, rows, toggle, toggleAll, clear, choose };
}
