import { useEffect, useRef, type RefObject } from 'react';
import { useKeyboardShortcuts } from '#ui/use-keyboard-shortcuts.ts';
import type { List } from './list.ts';

/** The key of the row whose `data-walk` element is focused. */
export const focusedKey = (): string | undefined =>
  document.activeElement?.closest<HTMLElement>('[data-walk]')?.dataset.walk;

/** The key of the row that contains the focus: its element has `data-row`. */
export const focusedRow = (): string | undefined =>
  document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset.row;

export const findStop = (key: string, within: ParentNode = document) =>
  within.querySelector<HTMLElement>(`[data-walk="${CSS.escape(key)}"]`);

/** Moves the focus to the next or previous element of a list with `data-walk`. */
export function moveFocus(list: HTMLElement | null, by: 1 | -1): void {
  const stops = [...(list?.querySelectorAll<HTMLElement>('[data-walk]') ?? [])];
  const here = stops.findIndex((stop) => stop === document.activeElement);
  const next = here === -1 ? stops.at(by === 1 ? 0 : -1) : stops[here + by];
  next?.focus();
  next?.scrollIntoView({ block: 'nearest' });
}

/** Whoever has gone on elsewhere while the panel closed, to a checkbox of a row too, is left there. */
const isFocusFree = (): boolean =>
  document.activeElement === document.body ||
  (document.activeElement?.hasAttribute('data-walk') ?? true);

interface Options<Element> extends Partial<Pick<List<unknown>, 'openKey' | 'selection'>> {
  /** The list's element, if it is used elsewhere too. */
  readonly list?: RefObject<Element | null>;
  /** Whether the arrow keys move through the rows too. */
  readonly hasArrows?: boolean;
}

/**
 * The keys of each view of a list. `j` and `k` move through its elements with `data-walk`, Enter opens,
 * `x` selects. While a record is open, its panel steps through the list instead. When that closes, the
 * focus goes to the last open row; when it steps to another, that is scrolled into view.
 */
export function useListKeys<Element extends HTMLElement>({
  list: items,
  openKey,
  selection,
  hasArrows = false,
}: Options<Element> = {}): RefObject<Element | null> {
  const own = useRef<Element>(null);
  const list = items ?? own;
  const step =
    (by: 1 | -1, isArrow = false) =>
    () => {
      const isOnRow = document.activeElement?.hasAttribute('data-walk') ?? false;
      if (openKey !== undefined || (isArrow && !(hasArrows && isOnRow))) return false;
      return moveFocus(list.current, by);
    };
  useKeyboardShortcuts({
    j: step(1),
    k: step(-1),
    ArrowDown: step(1, true),
    ArrowUp: step(-1, true),
    x: () => {
      const key = focusedKey();
      return selection && key !== undefined ? selection.toggle(key) : false;
    },
  });
  /** Null before the first render: a record that is open from the start is scrolled into view. */
  const last = useRef<string | null | undefined>(null);
  useEffect(() => {
    const before = last.current;
    last.current = openKey;
    const key = openKey ?? before;
    if (before === undefined || before === openKey || !key || !list.current) return;
    const row = findStop(key, list.current);
    if (openKey !== undefined) row?.scrollIntoView({ block: 'nearest' });
    else if (isFocusFree()) row?.focus();
  }, [list, openKey]);
  return list;
}
