import { clsx } from 'clsx';
import { GridList, GridListItem } from 'react-aria-components/GridList';
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { formatNumber } from '#domain/formatting.ts';
import type { SubmissionRow } from '#domain/submissions/submission.ts';
import { BoardCard } from './BoardCard.tsx';
import { StageName } from './StageName.tsx';

const dragged = 'outrider/submission';

interface Props {
  readonly stage: string;
  readonly rows: readonly SubmissionRow[];
  readonly canMove: boolean;
  readonly openId: string | undefined;
  readonly onOpen: (id: string) => void;
  /** A card was put down here: before another one, or at the end. */
  readonly onPut: (id: string, before: string | null) => void;
}

/** One stage, with its cards in their order. */
export function BoardColumn({ stage, rows, canMove, openId, onOpen, onPut }: Props) {
  /** The card after which, or before which, something was dropped, as the card it now stands before. */
  const beforeOf = (key: string, side: string): string | null => {
    const place = rows.findIndex(({ id }) => id === key);
    return rows[side === 'after' ? place + 1 : place]?.id ?? null;
  };
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: !canMove,
    getItems: (keys) =>
      [...keys].map((key) => ({ [dragged]: String(key), 'text/plain': String(key) })),
    acceptedDragTypes: [dragged],
    getDropOperation: () => 'move',
    onReorder: ({ keys, target }) => {
      for (const key of keys) onPut(String(key), beforeOf(String(target.key), target.dropPosition));
    },
    onInsert: async ({ items, target }) => {
      for (const item of items) {
        if (item.kind !== 'text' || !item.types.has(dragged)) continue;
        onPut(await item.getText(dragged), beforeOf(String(target.key), target.dropPosition));
      }
    },
    onRootDrop: async ({ items }) => {
      for (const item of items) {
        if (item.kind === 'text' && item.types.has(dragged))
          onPut(await item.getText(dragged), null);
      }
    },
    renderDropIndicator: (target) => (
      <DropIndicator target={target} className="h-0.5 rounded-full data-[drop-target]:bg-accent" />
    ),
  });
  return (
    <section
      aria-label={stage}
      className="flex w-56 shrink-0 snap-start flex-col rounded-card bg-sunken p-2 max-sm:w-[82vw]"
    >
      <h2 className="flex items-center justify-between px-1.5 pt-1 pb-2 text-control font-semibold">
        <StageName stage={stage} />
        <span className="text-meta font-medium text-ink-3 tabular">
          {formatNumber(rows.length)}
        </span>
      </h2>
      <GridList
        aria-label={`${stage}, ${rows.length}`}
        items={rows}
        dependencies={[openId]}
        dragAndDropHooks={dragAndDropHooks}
        onAction={(key) => onOpen(String(key))}
        className="flex min-h-24 flex-1 flex-col gap-1.5 rounded-[8px] outline-none data-[drop-target]:outline-2 data-[drop-target]:outline-accent data-[focus-visible]:outline-2 data-[focus-visible]:outline-accent"
        renderEmptyState={() => (
          <p className="px-2 py-6 text-center text-meta text-ink-3">Nothing here</p>
        )}
      >
        {(row) => (
          <GridListItem
            id={row.id}
            textValue={`${row.title}, ${row.companyName}`}
            className={clsx(
              'relative cursor-pointer rounded-[8px] border bg-surface p-2.5 outline-none transition-colors',
              'data-[dragging]:opacity-50 data-[focus-visible]:outline-2 data-[focus-visible]:outline-accent',
              row.id === openId
                ? 'border-accent ring-3 ring-accent-soft'
                : 'border-line hover:border-line-strong',
            )}
          >
            <BoardCard row={row} canMove={canMove} />
          </GridListItem>
        )}
      </GridList>
    </section>
  );
}
