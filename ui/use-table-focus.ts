import { useEffect, useRef, type RefObject } from 'react';
import { useKeyboardShortcuts } from './use-keyboard-shortcuts.ts';
import type { Selection } from './table-column.ts';
import { useListNavigation } from './use-list-navigation.ts';

/**
 * `j` and `k` move through the rows, `x` selects the focused one. When the side panel closes, the focus
 * goes to the last open row; when it steps to another, that is scrolled into view.
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
