import { useCallback, useMemo, useState } from 'react';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import { refKey, type CompanyCard } from '#features/directory/companies/domain/company.ts';
import { useCollectionChange } from '#features/directory/collections/web/shared/use-collection-changes.ts';
import { Board } from '#core/web/views/Board.tsx';
import type { RecordMove } from '#core/web/views/use-record-drag.tsx';
import { CompanyBoardCard } from './CompanyBoardCard.tsx';
import { CompanyMoveMenu, type OpenMoveMenu } from './CompanyMoveMenu.tsx';
import { NewColumn } from './NewColumn.tsx';
import { groupBySubspace, placementBetween } from './subspace-groups.ts';
import { SubspaceMenuButton } from '#features/directory/collections/web/subspaces/SubspaceMenuButton.tsx';
import { useSubspaceMutations } from '#features/directory/collections/web/subspaces/use-subspace-mutations.ts';
import { useSubspaceMenu } from '#features/directory/collections/web/subspaces/use-subspace-menu.tsx';

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

/** Pixels, until a card is measured. */
const cardHeight = 74;

const nameOf = ({ name }: CompanyCard) => name;

/** Companies by sub-space; drag and drop, menu and keyboard move them. */
export function CompanyBoard({ collection, companies, below, canEdit, openKey, onOpen }: Props) {
  const change = useCollectionChange(collection.id);
  const mutations = useSubspaceMutations(collection);
  const menu = useSubspaceMenu({ collection, mutations });
  const [moved, setMoved] = useState<OpenMoveMenu | null>(null);
  const groups = useMemo(
    () => groupBySubspace(collection, companies, below),
    [collection, companies, below],
  );
  function move({ key, from, to }: Omit<RecordMove, 'before'>): void {
    const company = companies.find((one) => refKey(one) === key);
    const isShown = [from, to].every((id) => groups.some((group) => group.id === id));
    if (!company || !isShown || from === to) return;
    void change({ kind: 'assign', company, ...placementBetween(collection, { from, to, below }) });
  }
  const onMoveMenu = groups.length > 1 ? setMoved : undefined;
  const card = useCallback(
    (company: CompanyCard, columnId: string) => (
      <CompanyBoardCard
        company={company}
        columnId={columnId}
        below={below}
        onMoveMenu={onMoveMenu}
        canMove={canEdit}
      />
    ),
    [below, canEdit, onMoveMenu],
  );
  const columnMenu = (id: string) => {
    const subspace = canEdit ? collection.subspaces.find((one) => one.id === id) : undefined;
    if (!subspace) return null;
    return <SubspaceMenuButton place="the column " subspace={subspace} onOpen={menu.open} />;
  };
  return (
    <>
      <Board
        of="company"
        keyOf={refKey}
        groups={groups}
        nameOf={nameOf}
        card={card}
        cardHeight={cardHeight}
        openKey={openKey}
        onOpen={onOpen}
        tools={columnMenu}
        empty="No company here"
        canMove={canEdit}
        onMove={move}
        className="h-[calc(100dvh-15rem)] pb-2 max-sm:snap-x"
        columnWidth="w-64"
      >
        {canEdit && <NewColumn onAdd={(name) => mutations.add(name, below)} />}
      </Board>
      {menu.shown}
      {moved && (
        <CompanyMoveMenu
          key={`${moved.from} ${moved.company.id}`}
          open={moved}
          columns={groups}
          onMove={move}
          onClose={() => setMoved(null)}
        />
      )}
    </>
  );
}
