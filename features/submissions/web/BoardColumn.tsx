import { useMutation } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Collection } from 'react-aria-components/Collection';
import { GridList, GridListItem, GridListLoadMoreItem } from 'react-aria-components/GridList';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { formatNumber } from '#core/domain/format.ts';
import type { BoardStage } from '#features/submissions/domain/submission.ts';
import { Button } from '#ui/Button.tsx';
import { BoardCard } from './BoardCard.tsx';
import { StageName } from '#features/submissions/web/public/StageName.tsx';
import { useCardDrag } from '#ui/use-card-drag.tsx';

/** Pixels: the estimated height of a card until it is measured, and the gap between two. */
const cards = { estimatedRowSize: 118, gap: 6, padding: 2, loaderSize: 32 };
/** The next page is fetched this many column heights before the end. */
const ahead = 3;

interface Props {
  readonly column: BoardStage;
  readonly canMove: boolean;
  readonly openId: string | undefined;
  readonly onOpen: (id: string) => void;
  readonly onMore: () => Promise<void>;
  /** A card was dropped here: before another one, or at the end. */
  readonly onPut: (id: string, before: string | null) => void;
}

/** One stage with its cards in order. */
export function BoardColumn({ column, canMove, openId, onOpen, onMore, onPut }: Props) {
  const { stage, data: rows, total, hasNextPage } = column;
  const dragAndDropHooks = useCardDrag({
    ...{ of: 'submission', canMove, onPut },
    keys: rows.map(({ id }) => id),
  });
  const more = useMutation({ mutationFn: onMore });
  const loadMore = () => {
    if (!more.isPending && !more.isError) more.mutate();
  };
  return (
    <section
      aria-label={stage}
      className="flex w-56 shrink-0 snap-start flex-col rounded-card bg-sunken p-2 pr-1 max-sm:w-[82vw]"
    >
      <h2 className="flex items-center justify-between pt-1 pr-2.5 pb-2 pl-1.5 text-control font-semibold">
        <StageName stage={stage} />
        <span className="text-meta font-medium text-ink-3 tabular">{formatNumber(total)}</span>
      </h2>
      <Virtualizer layout={ListLayout} layoutOptions={cards}>
        <GridList
          aria-label={`${stage}, ${total}`}
          dragAndDropHooks={dragAndDropHooks}
          onAction={(key) => onOpen(String(key))}
          className="min-h-24 flex-1 overflow-y-auto overscroll-y-contain rounded-[8px] pr-1 outline-none [scrollbar-width:thin] data-[drop-target]:outline-2 data-[drop-target]:outline-accent data-[focus-visible]:outline-2 data-[focus-visible]:outline-accent"
          renderEmptyState={() => (
            <p className="px-2 py-6 text-center text-meta text-ink-3">Nothing here</p>
          )}
        >
          <Collection items={rows} dependencies={[openId, canMove]}>
            {(row) => (
              <GridListItem
                id={row.id}
                textValue={`${row.title}, ${row.companyName}`}
                className={clsx(
                  'relative cursor-pointer rounded-[8px] border bg-surface p-2.5 outline-none transition-colors',
                  'data-[dragging]:opacity-50 data-[focus-visible]:outline-2 data-[focus-visible]:-outline-offset-1 data-[focus-visible]:outline-accent',
                  row.id === openId
                    ? 'border-accent bg-accent-soft'
                    : 'border-line hover:border-line-strong',
                )}
              >
                <BoardCard row={row} canMove={canMove && row.withdrawnAt === null} />
              </GridListItem>
            )}
          </Collection>
          {hasNextPage && (
            <GridListLoadMoreItem
              onLoadMore={loadMore}
              isLoading={more.isPending}
              scrollOffset={ahead}
              className="grid h-8 place-items-center text-meta text-ink-3"
            >
              Loading…
            </GridListLoadMoreItem>
          )}
        </GridList>
      </Virtualizer>
      {more.isError && (
        <Button size="small" className="mt-2" onPress={() => more.mutate()}>
          Try to load more again
        </Button>
      )}
    </section>
  );
}
