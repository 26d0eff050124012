import { placementBetween, columnsOf, type SpaceColumn } from './space-columns.ts';
import type { Collection } from '#domain/collections/collection.ts';
import { refKey, type CompanyCard } from '#domain/companies/company.ts';
import { useCollectionChange } from '#web/pieces/collections/use-change.ts';
import { CompanyBoardColumn } from './CompanyBoardColumn.tsx';

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
  const columns = columnsOf(collection, companies, below);
  const place = (key: string, from: SpaceColumn, to: SpaceColumn) => {
    const company = companies.find((one) => refKey(one) === key);
    if (!company || from.id === to.id) return;
    const placement = placementBetween(collection, { from, to, below });
    void change({ kind: 'assign', company, ...placement });
  };
  /** A card that is put down tells its key alone: it came from the first column that holds it. */
  const cameFrom = (key: string, to: SpaceColumn) =>
    columns.find(
      ({ id, companies: held }) => id !== to.id && held.some((one) => refKey(one) === key),
    );
  return (
    <div className="flex h-[calc(100dvh-15rem)] min-h-96 gap-3 overflow-x-auto pb-2 max-sm:snap-x">
      {columns.map((column) => (
        <CompanyBoardColumn
          key={column.id}
          column={column}
          others={columns.filter(({ id }) => id !== column.id)}
          canEdit={canEdit}
          openKey={openKey}
          onOpen={onOpen}
          onPut={(key) => {
            const from = cameFrom(key, column);
            if (from) place(key, from, column);
          }}
          onMove={(key, to) => place(key, column, to)}
        />
      ))}
    </div>
  );
}
