import { useEffect, useRef } from 'react';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import type { Suggestion } from '#features/directory/collections/domain/suggestions.ts';
import { useRegisterCurrentCompany } from '#features/directory/collections/web/shared/current-company.ts';
import { useCollectionChange } from '#features/directory/collections/web/shared/use-collection-changes.ts';
import { useKeyboardShortcuts } from '#ui/use-keyboard-shortcuts.ts';
import { focusedRow, moveFocus } from '#core/web/views/use-list-keys.ts';
import { SuggestionRow } from './SuggestionRow.tsx';

interface Props {
  readonly collection: Collection;
  /** The sub-space to add to; null: the collection only. */
  readonly into: { readonly id: string; readonly name: string } | null;
  readonly canEdit: boolean;
  readonly rows: readonly Suggestion[];
}

/**
 * Suggestions, best first. `j`, `k` and arrows move, Enter opens, `a` adds and `b` blacklists; then the
 * row that takes its place gets the focus.
 */
export function SuggestionList({ collection, into, canEdit, rows }: Props) {
  const change = useCollectionChange(collection.id);
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

  function leave({ id }: Suggestion): void {
    const act = document.activeElement?.closest<HTMLElement>('[data-act]')?.dataset.act;
    const place = rows.findIndex((row) => row.id === id);
    left.current = { id, place, stop: act === undefined ? '[data-walk]' : `[data-act="${act}"]` };
  }
  function add(company: Suggestion): void {
    leave(company);
    const added = { kind: 'add', company } as const;
    const placed = into && ({ kind: 'assign', company, into: [into.id], outOf: [] } as const);
    const addition = placed ? ({ kind: 'together', changes: [added, placed] } as const) : added;
    void change(addition, () => ({ kind: 'remove', company }));
  }
  function blacklist(company: Suggestion): void {
    leave(company);
    void change({ kind: 'blacklist', company });
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
  const keys = {
    j: step(1),
    k: step(-1),
    ArrowDown: step(1),
    ArrowUp: step(-1),
    a: () => {
      const company = focused();
      return company && canEdit ? add(company) : false;
    },
    b: () => {
      const company = focused();
      return company ? blacklist(company) : false;
    },
  };
  // Before the shortcuts of the list beside it, which uses the same keys.
  useKeyboardShortcuts(keys, true);

  return (
    <ul ref={list} aria-label="Suggested companies" className="-mx-5">
      {rows.map((company) => (
        <SuggestionRow
          key={company.id}
          company={company}
          target={into?.name ?? collection.name}
          canEdit={canEdit}
          onAdd={() => add(company)}
          onBlacklist={() => blacklist(company)}
        />
      ))}
    </ul>
  );
}
