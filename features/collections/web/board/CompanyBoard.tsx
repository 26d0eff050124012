import { useCallback, useMemo, useState } from 'react';
import type { Collection } from '#features/collections/domain/collection.ts';
import { spacesOf } from '#features/collections/domain/placement.ts';
import { refKey, type CompanyCard } from '#features/companies/domain/company.ts';
import { useCollectionChange } from '#features/collections/web/public/use-change.ts';
import { BoardContext } from './board-context.ts';
import { CompanyBoardColumn } from './CompanyBoardColumn.tsx';
import { CompanyMoveMenu, type OpenMoveMenu } from './CompanyMoveMenu.tsx';
import { NewColumn } from './NewColumn.tsx';
import { useSteady } from '#ui/use-steady.ts';
import { columnsOf, placementBetween } from './space-columns.ts';
import { useSubspaceActs } from '#features/collections/web/subspaces/use-subspace-acts.ts';
import { useSubspaceMenu } from '#features/collections/web/subspaces/use-subspace-menu.tsx';

interface Props {
  readonly collection: Collection;
  /** Those that are shown. */
  readonly companies: readonly CompanyCard[];
  /** The sub-space whose own sub-spaces stand side by side; null: those at the top. */
  readonly below: string | null;
  readonly canEdit: boolean;
  readonly openKey: string | undefined;
  readonly onOpen: (key: string) => void;
}

/** Companies by sub-space: dragged, or moved by menu and keyboard, from one to another. */
export function CompanyBoard({ collection, companies, below, canEdit, openKey, onOpen }: Props) {
  const change = useCollectionChange(collection.id);
  const acts = useSubspaceActs(collection);
  const menu = useSubspaceMenu({ collection, acts });
  const [moved, setMoved] = useState<OpenMoveMenu | null>(null);
  const columns = useMemo(
    () => columnsOf(collection, companies, below),
    [collection, companies, below],
  );
  const names = useMemo(
    () => new Map(collection.subspaces.map(({ id, name }) => [id, name])),
    [collection],
  );
  const move = useSteady((key: string, fromId: string, toId: string) => {
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
  const around = useMemo(() => ({ openKey, elsewhere }), [openKey, elsewhere]);
  return (
    <BoardContext value={around}>
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
        {canEdit && <NewColumn onAdd={(name) => acts.add(name, below)} />}
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
