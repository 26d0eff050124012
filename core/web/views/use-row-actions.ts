import { useKeyboardShortcuts } from '#ui/use-keyboard-shortcuts.ts';
import type { List } from './list.ts';
import type { RowSelection } from './use-selection.ts';
import { findStop, focusedKey } from './use-list-keys.ts';

/** What an action answers that asks first: its rows stay selected until they have left the list. */
export const asksFirst: unique symbol = Symbol('asksFirst');

interface Options<Row> extends Pick<List<Row>, 'rows' | 'keyOf' | 'openKey'> {
  readonly selection: Pick<RowSelection<Row>, 'rows' | 'clear'>;
  /** Closes the open record. */
  readonly onClose: () => void;
  /** What each key does with rows that leave the list by it. */
  readonly actions: Readonly<Record<string, ((rows: readonly Row[]) => unknown) | false>>;
}

/**
 * Keys that act on the selection, else the open record, else the focused one. The focus moves to the
 * next. They come before the shortcuts of every screen.
 */
export function useRowActions<Row>(options: Options<Row>): void {
  const { rows, keyOf, openKey, selection, onClose, actions } = options;
  const run = (action: (rows: readonly Row[]) => unknown) => (): unknown => {
    // Other panels beside the list have their own shortcuts.
    if (openKey === undefined && document.activeElement?.closest('aside')) return false;
    if (selection.rows.length > 0) {
      const outcome = action(selection.rows);
      if (outcome !== asksFirst) selection.clear();
      return outcome;
    }
    const key = openKey ?? focusedKey();
    const place = rows.findIndex((row) => keyOf(row) === key);
    const row = rows[place];
    if (row === undefined) return false;
    if (openKey !== undefined) onClose();
    const next = rows[place + 1] ?? rows[place - 1];
    void action([row]);
    if (next !== undefined) requestAnimationFrame(() => findStop(keyOf(next))?.focus());
    return undefined;
  };
  const keys = Object.entries(actions).map(
    ([key, action]) => [key, action ? run(action) : () => false] as const,
  );
  useKeyboardShortcuts(Object.fromEntries(keys), true);
}
