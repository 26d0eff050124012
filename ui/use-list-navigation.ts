import { useRef, type RefObject } from 'react';
import { useKeyboardShortcuts } from './use-keyboard-shortcuts.ts';

/** Moves the focus to the next or previous element of a list with `data-walk`. */
export function moveFocus(list: HTMLElement | null, by: 1 | -1): void {
  const stops = [...(list?.querySelectorAll<HTMLElement>('[data-walk]') ?? [])];
  const here = stops.findIndex((stop) => stop === document.activeElement);
  const next = here === -1 ? stops.at(by === 1 ? 0 : -1) : stops[here + by];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}

/**
 * `j` and `k` move the focus through the elements of the list with `data-walk`. Paused by a panel that
 * steps through the same list.
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
