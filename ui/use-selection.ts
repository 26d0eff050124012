import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Selection } from './table-column.ts';

const none: ReadonlySet<string> = new Set();

/** The visible keys between two, in either order. */
function between(shown: readonly string[], from: string, to: string): readonly string[] {
  const [one, other] = [shown.indexOf(from), shown.indexOf(to)];
  if (one === -1 || other === -1) return [to];
  return shown.slice(Math.min(one, other), Math.max(one, other) + 1);
}

/** Selected rows. A row that a filter hides is deselected. */
export function useSelection(shown: readonly string[]): Selection & {
  readonly choose: (keys: readonly string[]) => void;
} {
  const [chosen, setChosen] = useState(none);
  const anchor = useRef<string | null>(null);
  const now = useRef(shown);
  useLayoutEffect(() => {
    now.current = shown;
  }, [shown]);

  const keys = useMemo(() => {
    if (chosen.size === 0) return none;
    return new Set(shown.filter((key) => chosen.has(key)));
  }, [chosen, shown]);

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
  return { keys, toggle, toggleAll, clear, choose };
}
