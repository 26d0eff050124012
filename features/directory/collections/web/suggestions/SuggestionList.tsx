import type { Collection } from '#features/directory/collections/domain/collection.ts';
import type { Suggestion } from '#features/directory/collections/domain/suggestions.ts';
import { useCollectionChange } from '#features/directory/collections/web/shared/use-collection-changes.ts';
import { usePanelRows } from '#features/directory/collections/web/use-panel-rows.ts';
import { SuggestionRow } from './SuggestionRow.tsx';

interface Props {
  readonly collection: Collection;
  /** The sub-space to add to; null: the collection only. */
  readonly into: { readonly id: string; readonly name: string } | null;
  readonly canEdit: boolean;
  readonly rows: readonly Suggestion[];
}

/** Suggestions, best first. `a` adds and `b` blacklists. */
export function SuggestionList({ collection, into, canEdit, rows }: Props) {
  const change = useCollectionChange(collection.id);
  const { list, leave } = usePanelRows(rows, {
    a: (company) => (canEdit ? add(company) : false),
    b: blacklist,
  });

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
