import { useCallback, useMemo, useState } from 'react';
import type { Collection } from '#features/collections/domain/collection.ts';
import { spacesOf } from '#features/collections/domain/placement.ts';
import { refKey, type CompanyCard } from '#features/companies/domain/company.ts';
import { useCollectionChange } from '#features/collections/web/public/use-collection-changes.ts';
import { BoardContext } from './board-context.ts';
import { CompanyBoardColumn } from './CompanyBoardColumn.tsx';
import { CompanyMoveMenu, type OpenMoveMenu } from './CompanyMoveMenu.tsx';
import { NewColumn } from './NewColumn.tsx';
import { useStableCallback } from '#ui/use-stable-callback.ts';
import { buildColumns, placementBetween } from './space-columns.ts';
import { useSubspaceMutations } from '#features/collections/web/subspaces/use-subspace-mutations.ts';
import { useSubspaceMenu } from '#features/collections/web/subspaces/use-subspace-menu.tsx';

interface Props {
  readonly collection: Collection;
  /** The companies shown. */
  readonly companies: readonly CompanyCard[];
  /** The sub-space whose children are the columns; null: the top level. */
  readonly below: string | null;
  readonly canEdit: boolean;
  readonly openKey: string | undefined;
  readonly onOpen: (key: string) => void;
}

/** Companies by sub-space; drag and drop, menu and keyboard move them. */
export function CompanyBoard({ collection, companies, below, canEdit, openKey, onOpen }: Props) {
  const change = useCollectionChange(collection.id);
  const mutations = useSubspaceMutations(collection);
  const menu = useSubspaceMenu({ collection, mutations });
  const [moved, setMoved] = useState<OpenMoveMenu | null>(null);
  const columns = useMemo(
    () => buildColumns(collection, companies, below),
    [collection, companies, below],
  );
  const names = useMemo(
    () => new Map(collection.subspaces.map(({ id, name }) => [id, name])),
    [collection],
  );
  const move = useStableCallback((key: string, fromId: string, toId: string) => {
    const company = companies.find((one) => refKey(one) === key);
    const from = columns.find(({ id }) => id === fromId);
    const to = columns.find(({ id }) => id === toId);
    if (!company || !from || !to || from === to) return;
    const placement = placementBetween(collection, { from, to, below });
    void change({ kind: 'assign', company, ...placement });
  });
  const subspaceOf = (id: string) => collection.subspaces.find((one) => one.id === id);
  const elsewhere = useCallback(
    (companyId: string, columnId: string) =>
      spacesOf(collection, companyId)
        .filter((id) => id !== columnId && id !== below)
        .flatMap((id) => names.get(id) ?? []),
    [collection, names, below],
  );
  const boardContext = useMemo(() => ({ openKey, elsewhere }), [openKey, elsewhere]);
  return (
    <BoardContext value={boardContext}>
      <div className="flex h-[calc(100dvh-15rem)] min-h-96 gap-3 overflow-x-auto pb-2 max-sm:snap-x">
        {columns.map((column) => (
          <CompanyBoardColumn
            key={column.id}
            column={column}
            subspace={canEdit ? subspaceOf(column.id) : undefined}
            canMove={canEdit}
            onMoveMenu={columns.length > 1 ? setMoved : undefined}
            onOpen={onOpen}
            onMove={move}
            onMenu={menu.open}
          />
        ))}
        {canEdit && <NewColumn onAdd={(name) => mutations.add(name, below)} />}
      </div>
      {menu.shown}
      {moved && (
        <CompanyMoveMenu
          key={`${moved.from} ${moved.company.id}`}
          open={moved}
          columns={columns}
          onMove={move}
          onClose={() => setMoved(null)}
        />
      )}
    </BoardContext>
  );
}
