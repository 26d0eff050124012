import { useMutation } from '@tanstack/react-query';
import { createContext, memo, use, useState, type ReactNode } from 'react';
import { Collection } from 'react-aria-components/Collection';
import { GridList, GridListItem, GridListLoadMoreItem } from 'react-aria-components/GridList';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { Button } from '#ui/Button.tsx';
import { isShallowEqual } from '#ui/shallow-equal.ts';
import type { Group, List } from './list.ts';
import { useRecordDrag, type RecordMove } from './use-record-drag.tsx';

/** Pixels: the gap between two cards, and the height of “Loading…”. */
const layout = { gap: 6, padding: 2, loaderSize: 32 };
/** Cards are added in steps, because the list's cost grows with each. */
const step = 30;
/** More are added this many column heights before the end. */
const ahead = 3;

/** The key of the open card: a context, so that opening one renders no column again. */
export const OpenCardContext = createContext<string | undefined>(undefined);

export interface CardsProps<Row> extends Pick<List<Row>, 'keyOf' | 'nameOf' | 'onOpen'> {
  /** The kind of records; cards can also be dropped on what accepts it. */
  readonly of: string;
  readonly group: Group<Row>;
  /** The content of a card. Memoize it: all cards are rendered again when it changes. */
  readonly card: (row: Row, groupId: string) => ReactNode;
  /** Pixels: the height of a card until it is measured. */
  readonly cardHeight: number;
  readonly empty: string;
  readonly canMove: boolean;
  readonly onMove: (move: RecordMove) => void;
  /** Loads more cards of a column. */
  readonly onMore?: (groupId: string) => Promise<void>;
}

function Card({ cardKey, children }: { readonly cardKey: string; readonly children: ReactNode }) {
  return (
    <>
      {use(OpenCardContext) === cardKey && (
        <span className="absolute -inset-px rounded-control border border-accent bg-accent-soft" />
      )}
      <div className="relative">{children}</div>
    </>
  );
}

function Cards<Row extends object>(props: CardsProps<Row>) {
  const { of, group, keyOf, nameOf, card, cardHeight, empty, canMove } = props;
  const { onOpen, onMove, onMore } = props;
  const { id, name, rows, total = rows.length, hasMore = false } = group;
  const [most, setMost] = useState(step);
  const dragAndDropHooks = useRecordDrag({
    of,
    canMove,
    onMove,
    name,
    listId: id,
    keys: rows.map(keyOf),
  });
  const more = useMutation({ mutationFn: async () => onMore?.(id) });
  const showMore = () => {
    if (rows.length > most) setMost(most + step);
    else if (!more.isPending && !more.isError) more.mutate();
  };
  return (
    <>
      <Virtualizer layout={ListLayout} layoutOptions={{ ...layout, estimatedRowSize: cardHeight }}>
        <GridList
          aria-label={`${name}, ${total}`}
          dragAndDropHooks={dragAndDropHooks}
          onAction={(key) => onOpen(String(key))}
          className="min-h-24 flex-1 overflow-y-auto overscroll-y-contain rounded-control pr-1 outline-none [scrollbar-width:thin] data-[drop-target]:outline-2 data-[drop-target]:outline-solid data-[drop-target]:outline-accent data-[focus-visible]:outline-2 data-[focus-visible]:outline-solid data-[focus-visible]:outline-accent"
          renderEmptyState={() => (
            <p className="px-2 py-6 text-center text-small text-ink-3">{empty}</p>
          )}
        >
          <Collection items={rows.slice(0, most)} dependencies={[card]}>
            {(row) => (
              <GridListItem
                id={keyOf(row)}
                textValue={nameOf(row)}
                className="relative cursor-pointer rounded-control border border-line bg-raised p-2.5 outline-none transition-colors hover:border-line-strong data-[dragging]:opacity-50 data-[focus-visible]:outline-2 data-[focus-visible]:outline-solid data-[focus-visible]:-outline-offset-1 data-[focus-visible]:outline-accent"
              >
                <Card cardKey={keyOf(row)}>{card(row, id)}</Card>
              </GridListItem>
            )}
          </Collection>
          {(hasMore || rows.length > most) && (
            <GridListLoadMoreItem
              onLoadMore={showMore}
              isLoading={more.isPending}
              scrollOffset={ahead}
              className="grid h-8 place-items-center text-small text-ink-3"
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
    </>
  );
}

function arePropsEqual<Row>(one: CardsProps<Row>, other: CardsProps<Row>): boolean {
  const { group: was, ...before } = one;
  const { group, ...now } = other;
  return (
    isShallowEqual(before, now) &&
    isShallowEqual({ ...was, rows: null }, { ...group, rows: null }) &&
    isShallowEqual(was.rows, group.rows)
  );
}

/** The cards of a column. Rendered again only when one of them changes. */
export const BoardCards = memo(Cards, arePropsEqual) as typeof Cards;
