import { useEffect, useRef } from 'react';
import { focusedRow, moveFocus } from '#core/web/views/use-list-keys.ts';
import { useRegisterCurrentCompany } from '#features/directory/collections/web/shared/current-company.ts';
import type { NamedCompany } from '#features/directory/collections/domain/company-changes.ts';
import { useKeyboardShortcuts } from '#ui/use-keyboard-shortcuts.ts';

/** What is done with a row; false: nothing, and the key stays with others. */
type RowAction<Row> = (row: Row) => unknown;

/**
 * Rows of a panel that leave it by what is done with them: `j`, `k` and arrows move, further keys act on
 * the focused row (`data-row`); then the row that takes its place gets the focus, at the same action
 * (`data-act`).
 */
export function usePanelRows<Row extends NamedCompany>(
  rows: readonly Row[],
  actions: Readonly<Record<string, RowAction<Row>>>,
) {
  const list = useRef<HTMLUListElement>(null);
  /** Position and action of the removed row, until the next one takes its place. */
  const left = useRef<{ id: string; place: number; stop: string } | null>(null);
  useEffect(() => {
    const gone = left.current;
    if (gone === null || rows.some(({ id }) => id === gone.id)) return;
    left.current = null;
    const stops = list.current?.querySelectorAll<HTMLElement>(gone.stop);
    const next = stops?.[Math.min(gone.place, stops.length - 1)];
    (next ?? list.current?.closest('aside'))?.focus({ preventScroll: true });
  }, [rows]);

  /** Called with a row that is about to leave. */
  function leave({ id }: Row): void {
    const act = document.activeElement?.closest<HTMLElement>('[data-act]')?.dataset.act;
    const place = rows.findIndex((row) => row.id === id);
    left.current = { id, place, stop: act === undefined ? '[data-walk]' : `[data-act="${act}"]` };
  }

  const isHere = () => {
    const { activeElement } = document;
    const panel = list.current?.closest('aside');
    return activeElement === document.body || (panel?.contains(activeElement) ?? false);
  };
  const step = (by: 1 | -1) => () => {
    if (!isHere()) return false;
    moveFocus(list.current, by);
    return undefined;
  };
  const focused = () => {
    const key = focusedRow();
    return rows.find(({ id }) => id === key);
  };
  useRegisterCurrentCompany(() => focused() ?? null);
  const acting = Object.entries(actions).map(([key, act]) => [
    key,
    () => {
      const row = focused();
      return row === undefined ? false : act(row);
    },
  ]);
  const moves = { j: step(1), k: step(-1), ArrowDown: step(1), ArrowUp: step(-1) };
  // Before the shortcuts of the list beside it, which uses the same keys.
  useKeyboardShortcuts({ ...moves, ...Object.fromEntries(acting) }, true);
  return { list, leave };
}
