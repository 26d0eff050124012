import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import { Collection } from 'react-aria-components/Collection';
import { GridList, GridListItem, GridListLoadMoreItem } from 'react-aria-components/GridList';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { refKey } from '#domain/companies/company.ts';
import { formatNumber } from '#domain/formatting.ts';
import { limits } from '#domain/limits.ts';
import { useCardDrag } from '#web/ui/use-card-drag.tsx';
import { useInSight } from '#web/ui/use-in-sight.ts';
import { CompanyBoardCard } from './CompanyBoardCard.tsx';
import type { SpaceColumn } from './space-columns.ts';

/** Pixels: what a card is taken for until it is measured, and what lies between two. */
const cards = { estimatedRowSize: 74, gap: 6, padding: 2, loaderSize: 0 };
/** How many heights of the column before its end more cards come. */
const ahead = 3;

interface Props {
  readonly column: SpaceColumn;
  /** Whether there is somewhere to move cards to, and one may. */
  readonly canMove: boolean;
  readonly openKey: string | undefined;
  readonly onOpen: (key: string) => void;
  /** A card was dragged here. */
  readonly onPut: (key: string) => void;
}

/** The cards of a column. The list takes time for each that it has, so it gets them by and by. */
function Cards({ column, canMove, openKey, onOpen, onPut }: Props) {
  const { id, name, companies } = column;
  const [most, setMost] = useState<number>(limits.boardCards);
  const shown = companies.slice(0, most);
  const dragAndDropHooks = useCardDrag({
    of: 'company',
    keys: shown.map(refKey),
    canMove,
    onPut,
  });
  return (
    <Virtualizer layout={ListLayout} layoutOptions={cards}>
      <GridList
        aria-label={`${name}, ${companies.length}`}
        dragAndDropHooks={dragAndDropHooks}
        onAction={(key) => onOpen(String(key))}
        className="min-h-24 flex-1 overflow-y-auto overscroll-y-contain rounded-[8px] pr-1 outline-none [scrollbar-width:thin] data-[drop-target]:outline-2 data-[drop-target]:outline-accent data-[focus-visible]:outline-2 data-[focus-visible]:outline-accent"
        renderEmptyState={() => (
          <p className="px-2 py-6 text-center text-meta text-ink-3">No company here</p>
        )}
      >
        <Collection items={shown} dependencies={[openKey, canMove]}>
          {(company) => (
            <GridListItem
              id={refKey(company)}
              textValue={company.name}
              className={clsx(
                'relative cursor-pointer rounded-[8px] border bg-surface p-2.5 outline-none transition-colors',
                'data-[dragging]:opacity-50 data-[focus-visible]:outline-2 data-[focus-visible]:-outline-offset-1 data-[focus-visible]:outline-accent',
                refKey(company) === openKey
                  ? 'border-accent bg-accent-soft'
                  : 'border-line hover:border-line-strong',
              )}
            >
              <CompanyBoardCard company={company} columnId={id} canMove={canMove} />
            </GridListItem>
          )}
        </Collection>
        {companies.length > most && (
          <GridListLoadMoreItem
            onLoadMore={() => setMost(most + limits.boardCards)}
            scrollOffset={ahead}
          />
        )}
      </GridList>
    </Virtualizer>
  );
}

/** One sub-space with its companies as cards, which are drawn once it comes into sight. */
export function CompanyBoardColumn(props: Props) {
  const { name, companies } = props.column;
  const section = useRef<HTMLElement>(null);
  const isInSight = useInSight(section);
  return (
    <section
      ref={section}
      aria-label={name}
      className="flex w-64 shrink-0 snap-start flex-col rounded-card bg-sunken p-2 pr-1 max-sm:w-[82vw]"
    >
      <h2 className="flex items-center justify-between gap-2 pt-1 pr-2.5 pb-2 pl-1.5 text-control font-semibold">
        <span className="truncate">{name}</span>
        <span className="text-meta font-medium text-ink-3 tabular">
          {formatNumber(companies.length)}
        </span>
      </h2>
      {isInSight && <Cards {...props} />}
    </section>
  );
}
