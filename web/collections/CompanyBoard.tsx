import { useMemo } from 'react';
import type { Collection } from '#domain/collections/collection.ts';
import { refKey, type CompanyCard } from '#domain/companies/company.ts';
import { useCollectionChange } from '#web/pieces/collections/use-change.ts';
import { BoardContext } from './board-context.ts';
import { CompanyBoardColumn } from './CompanyBoardColumn.tsx';
import { columnsOf, placementBetween } from './space-columns.ts';

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
  const columns = useMemo(
    () => columnsOf(collection, companies, below),
    [collection, companies, below],
  );
  const move = (key: string, fromId: string, toId: string) => {
    const company = companies.find((one) => refKey(one) === key);
    const from = columns.find(({ id }) => id === fromId);
    const to = columns.find(({ id }) => id === toId);
    if (!company || !from || !to || from === to) return;
    const placement = placementBetween(collection, { from, to, below });
    void change({ kind: 'assign', company, ...placement });
  };
  /** A card that is put down tells its key alone: it came from the first column that holds it. */
  const put = (key: string, toId: string) => {
    const from = columns.find(
      ({ id, companies: held }) => id !== toId && held.some((one) => refKey(one) === key),
    );
    if (from) move(key, from.id, toId);
  };
  return (
    <BoardContext value={{ columns, move }}>
      <div className="flex h-[calc(100dvh-15rem)] min-h-96 gap-3 overflow-x-auto pb-2 max-sm:snap-x">
        {columns.map((column) => (
          <CompanyBoardColumn
            key={column.id}
            column={column}
            canMove={canEdit && columns.length > 1}
            openKey={openKey}
            onOpen={onOpen}
            onPut={(key) => put(key, column.id)}
          />
        ))}
      </div>
    </BoardContext>
  );
}
