import { useState } from 'react';
import { Collection } from 'react-aria-components/Collection';
import { GridList, GridListItem, GridListLoadMoreItem } from 'react-aria-components/GridList';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { refKey } from '#features/companies/domain/company.ts';
import { submissionLimits } from '#features/submissions/domain/limits.ts';
import { useCardDrag } from '#ui/use-card-drag.tsx';
import { CompanyBoardCard } from './CompanyBoardCard.tsx';
import type { OpenMoveMenu } from './CompanyMoveMenu.tsx';
import type { SubspaceColumn } from './space-columns.ts';

/** Pixels: estimated height of a card, and the gap. */
const cards = { estimatedRowSize: 74, gap: 6, padding: 2, loaderSize: 0 };
/** Loads more cards this many column heights before the end. */
const ahead = 3;

export interface ColumnProps {
  readonly column: SubspaceColumn;
  /** Whether cards can be dragged to other columns and the tree. */
  readonly canMove: boolean;
  /** Undefined: there are no target columns. */
  readonly onMoveMenu: ((menu: OpenMoveMenu) => void) | undefined;
  readonly onOpen: (key: string) => void;
  readonly onMove: (key: string, from: string, to: string) => void;
}

/** The cards of a column, added in steps because the list's cost grows with each. */
export function CompanyBoardCards(props: ColumnProps) {
  const { column, canMove, onMoveMenu, onOpen, onMove } = props;
  const { id, name, companies } = column;
  const [most, setMost] = useState<number>(submissionLimits.boardCards);
  const shown = companies.slice(0, most);
  const dragAndDropHooks = useCardDrag({
    of: 'company',
    from: id,
    keys: shown.map(refKey),
    canMove,
    onPut: (key, _before, from) => from !== null && onMove(key, from, id),
  });
  return (
    <Virtualizer layout={ListLayout} layoutOptions={cards}>
      <GridList
        aria-label={`${name}, ${companies.length}`}
        dragAndDropHooks={dragAndDropHooks}
        onAction={(key) => onOpen(String(key))}
        className="min-h-24 flex-1 overflow-y-auto overscroll-y-contain rounded-[8px] pr-1 outline-none [scrollbar-width:thin] data-[drop-target]:outline-2 data-[drop-target]:outline-solid data-[drop-target]:outline-accent data-[focus-visible]:outline-2 data-[focus-visible]:outline-solid data-[focus-visible]:outline-accent"
        renderEmptyState={() => (
          <p className="px-2 py-6 text-center text-meta text-ink-3">No company here</p>
        )}
      >
        <Collection items={shown} dependencies={[canMove, onMoveMenu]}>
          {(company) => (
            <GridListItem
              id={refKey(company)}
              textValue={company.name}
              className="relative cursor-pointer rounded-[8px] border border-line bg-surface p-2.5 outline-none transition-colors hover:border-line-strong data-[dragging]:opacity-50 data-[focus-visible]:outline-2 data-[focus-visible]:outline-solid data-[focus-visible]:-outline-offset-1 data-[focus-visible]:outline-accent"
            >
              <CompanyBoardCard {...{ company, canMove, onMoveMenu }} columnId={id} />
            </GridListItem>
          )}
        </Collection>
        {companies.length > most && (
          <GridListLoadMoreItem
            onLoadMore={() => setMost(most + submissionLimits.boardCards)}
            scrollOffset={ahead}
          />
        )}
      </GridList>
    </Virtualizer>
  );
}
