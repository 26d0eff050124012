import { clsx } from 'clsx';
import { refKey } from '#domain/companies/company.ts';
import { Collection } from 'react-aria-components/Collection';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { formatNumber } from '#domain/formatting.ts';
import { useCardDrag } from '#web/ui/use-card-drag.tsx';
import { CompanyBoardCard } from './CompanyBoardCard.tsx';
import type { SpaceColumn } from './space-columns.ts';

/** Pixels: what a card is taken for until it is measured, and what lies between two. */
const cards = { estimatedRowSize: 74, gap: 6, padding: 2 };

interface Props {
  readonly column: SpaceColumn;
  readonly others: readonly SpaceColumn[];
  readonly canEdit: boolean;
  readonly openKey: string | undefined;
  readonly onOpen: (key: string) => void;
  /** A card was dragged here. */
  readonly onPut: (key: string) => void;
  readonly onMove: (key: string, to: SpaceColumn) => void;
}

/** One sub-space with its companies as cards. */
export function CompanyBoardColumn(props: Props) {
  const { column, others, canEdit, openKey, onOpen, onPut, onMove } = props;
  const { name, companies } = column;
  const dragAndDropHooks = useCardDrag({
    of: 'company',
    keys: companies.map(refKey),
    canMove: canEdit,
    onPut,
  });
  return (
    <section
      aria-label={name}
      className="flex w-64 shrink-0 snap-start flex-col rounded-card bg-sunken p-2 pr-1 max-sm:w-[82vw]"
    >
      <h2 className="flex items-center justify-between gap-2 pt-1 pr-2.5 pb-2 pl-1.5 text-control font-semibold">
        <span className="truncate">{name}</span>
        <span className="text-meta font-medium text-ink-3 tabular">
          {formatNumber(companies.length)}
        </span>
      </h2>
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
          <Collection items={companies} dependencies={[openKey, canEdit, others]}>
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
                <CompanyBoardCard
                  company={company}
                  others={canEdit ? others : []}
                  canEdit={canEdit}
                  onMove={(to) => onMove(refKey(company), to)}
                />
              </GridListItem>
            )}
          </Collection>
        </GridList>
      </Virtualizer>
    </section>
  );
}
