import type { Collection } from '#features/collections/domain/collection.ts';
import { refKey, type CompanyCard } from '#features/companies/domain/company.ts';
import { useKeyboardShortcuts } from '#ui/use-keyboard-shortcuts.ts';
import { useBulkActions } from '#features/collections/web/bulk/use-bulk-actions.ts';

interface Options {
  readonly collection: Collection;
  readonly rows: readonly CompanyCard[];
  readonly chosen: readonly CompanyCard[];
  readonly canEdit: boolean;
  /** The company open beside the list. */
  readonly openKey: string | undefined;
  readonly onClear: () => void;
  readonly onClose: () => void;
}

const findRow = (key: string) =>
  document.querySelector<HTMLElement>(`[data-walk="${CSS.escape(key)}"]`);

/**
 * Shortcuts of a list of companies: Delete removes and `b` blacklists the selection, else the open
 * company, else the focused one. The focus moves to the next.
 */
export function useCompanyShortcuts(options: Options): void {
  const { collection, rows, chosen, canEdit, openKey, onClear, onClose } = options;
  const { remove, blacklist } = useBulkActions(collection);

  function leave(action: (companies: readonly CompanyCard[]) => unknown): unknown {
    // Other panels beside the list have their own shortcuts.
    if (openKey === undefined && document.activeElement?.closest('aside')) return false;
    if (chosen.length > 0) {
      onClear();
      return action(chosen);
    }
    const focused = document.activeElement?.closest<HTMLElement>('[data-walk]')?.dataset.walk;
    const key = openKey ?? focused;
    const place = rows.findIndex((row) => refKey(row) === key);
    const company = rows[place];
    if (!company) return false;
    if (openKey !== undefined) onClose();
    const next = rows[place + 1] ?? rows[place - 1];
    void action([company]);
    if (next) requestAnimationFrame(() => findRow(refKey(next))?.focus());
    return undefined;
  }

  // Before the global shortcuts, which apply to the active collection.
  useKeyboardShortcuts(
    {
      Delete: () => canEdit && leave(remove),
      Backspace: () => canEdit && leave(remove),
      b: () => leave(blacklist),
    },
    true,
  );
}
