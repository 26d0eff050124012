import { useEffect, useRef, type RefObject } from 'react';
import { useKeyboardShortcuts } from './use-keyboard-shortcuts.ts';
import type { Selection } from './table-column.ts';
import { useListNavigation } from './use-list-navigation.ts';

/**
 * `j` and `k` walk the rows, `x` chooses the one that has the focus. When the panel beside the list
 * closes, the focus goes to the row that was open last; when it goes on to another, that comes into sight.
 */
export function useTableFocus<Element extends HTMLElement>(
  activeKey: string | undefined,
  selection: Selection | undefined,
): RefObject<Element | null> {
  const list = useListNavigation<Element>(activeKey !== undefined);
  useKeyboardShortcuts({
    x: () => {
      const key = document.activeElement?.closest<HTMLElement>('[data-walk]')?.dataset.walk;
      if (!selection || key === undefined) return false;
      selection.toggle(key);
      return undefined;
    },
  });
  const last = useRef(activeKey);
  useEffect(() => {
    const before = last.current;
    last.current = activeKey;
    if (before === undefined || before === activeKey) return;
    const stop = `[data-walk="${CSS.escape(activeKey ?? before)}"]`;
    const row = list.current?.querySelector<HTMLElement>(stop);
    if (activeKey === undefined) row?.focus();
    else row?.scrollIntoView({ block: 'nearest' });
  }, [list, activeKey]);
  return list;
}
