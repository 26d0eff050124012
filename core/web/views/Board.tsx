import type { ReactNode } from 'react';
import { useStableCallback } from '#ui/use-stable-callback.ts';
import { useScrollEdges } from '#ui/use-scroll-edges.ts';
import { BoardCards, OpenCardContext, type CardsProps } from './BoardCards.tsx';
import { BoardColumn } from './BoardColumn.tsx';
import type { Group, List } from './list.ts';

/** From this many columns on, their cards are rendered once they come into view. */
const manyColumns = 12;

interface Props<Row> extends Omit<CardsProps<Row>, 'group'>, Pick<List<Row>, 'openKey'> {
  readonly groups: readonly Group<Row>[];
  /** A column's heading; default: its name. */
  readonly heading?: (name: string) => ReactNode;
  /** Actions in a column's heading. */
  readonly tools?: (groupId: string) => ReactNode;
  readonly className: string;
  readonly columnWidth: string;
  /** After the columns. */
  readonly children?: ReactNode;
}

const nothingMore = () => Promise.resolve();

/**
 * Records in columns. Cards are dragged with a pointer, or moved by keyboard: Enter, arrows or Tab,
 * Enter. Columns are virtualized.
 */
export function Board<Row extends object>(props: Props<Row>) {
  const { groups, openKey, heading, tools, className, columnWidth, children, ...cards } = props;
  const scroller = useScrollEdges<HTMLDivElement>();
  const onOpen = useStableCallback(cards.onOpen);
  const onMove = useStableCallback(cards.onMove);
  const onMore = useStableCallback(cards.onMore ?? nothingMore);
  return (
    <OpenCardContext value={openKey}>
      <div ref={scroller} className={`fade-edges flex min-h-96 gap-3 overflow-x-auto ${className}`}>
        {groups.map((group) => (
          <BoardColumn
            key={group.id}
            name={group.name}
            heading={heading?.(group.name)}
            count={group.total ?? group.rows.length}
            tools={tools?.(group.id)}
            isLazy={groups.length >= manyColumns}
            className={columnWidth}
          >
            <BoardCards {...cards} group={group} onOpen={onOpen} onMove={onMove} onMore={onMore} />
          </BoardColumn>
        ))}
        {children}
      </div>
    </OpenCardContext>
  );
}
