import { useRef, type RefObject } from 'react';
import { useKeyboardShortcuts } from './use-keyboard-shortcuts.ts';

/** Moves the focus to the next or the previous stop of a list: whatever in it carries `data-walk`. */
export function moveFocus(list: HTMLElement | null, by: 1 | -1): void {
  const stops = [...(list?.querySelectorAll<HTMLElement>('[data-walk]') ?? [])];
  const here = stops.findIndex((stop) => stop === document.activeElement);
  const next = here === -1 ? stops.at(by === 1 ? 0 : -1) : stops[here + by];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}

/**
 * `j` and `k` walk the focus through whatever in the list carries `data-walk`. A panel that walks
 * the same list by itself pauses it.
 */
export function useListNavigation<Element extends HTMLElement>(
  isPaused = false,
): RefObject<Element | null> {
  const list = useRef<Element>(null);
  const step = (by: 1 | -1) => () => {
    if (isPaused) return false;
    moveFocus(list.current, by);
    return undefined;
  };
  useKeyboardShortcuts({ j: step(1), k: step(-1) });
  return list;
}
