import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop';

interface Column {
  /** What kind of cards these are: only columns of the same kind take them. */
  readonly of: string;
  /** The keys of its cards, in their order. */
  readonly keys: readonly string[];
  readonly canMove: boolean;
  /** A card was put down here: before another one, or at the end. */
  readonly onPut: (key: string, before: string | null) => void;
}

/** Taking cards up from a column and putting them down in it, by pointer, finger or keyboard. */
export function useCardDrag({ of, keys: cards, canMove, onPut }: Column) {
  const dragged = `outrider/${of}`;
  /** The card after which, or before which, something was dropped, as the card it now stands before. */
  const beforeOf = (key: string, side: string): string | null => {
    const place = cards.indexOf(key);
    if (place === -1) return null;
    return cards[side === 'after' ? place + 1 : place] ?? null;
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
  return dragAndDropHooks;
}
