import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Selection } from './list.ts';

const none: ReadonlySet<string> = new Set();

/** The visible keys between two, in either order. */
function between(shown: readonly string[], from: string, to: string): readonly string[] {
  const [one, other] = [shown.indexOf(from), shown.indexOf(to)];
  if (one === -1 || other === -1) return [to];
  return shown.slice(Math.min(one, other), Math.max(one, other) + 1);
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
): RowSelection<Row> {
  const [chosen, setChosen] = useState(none);
  const anchor = useRef<string | null>(null);
  const shown = useMemo(() => all.map(keyOf), [all, keyOf]);
  const now = useRef(shown);
  useLayoutEffect(() => {
    now.current = shown;
  }, [shown]);

  const rows = useMemo(
    () => (chosen.size === 0 ? [] : all.filter((row) => chosen.has(keyOf(row)))),
    [all, chosen, keyOf],
  );
  const keys = useMemo(() => new Set(rows.map(keyOf)), [rows, keyOf]);

  const toggle = useCallback((key: string, isRange = false) => {
    const from = anchor.current;
    anchor.current = key;
    setChosen((before) => {
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
  const clear = useCallback(() => setChosen(none), []);
  const choose = useCallback((some: readonly string[]) => setChosen(new Set(some)), []);
  const toggleAll = () => (keys.size === shown.length ? clear() : choose(shown));
  return { keys, rows, toggle, toggleAll, clear, choose };
}
