import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop';

interface Column {
  /** The kind of cards: only columns of the same kind accept them. */
  readonly of: string;
  /** The keys of its cards, in order. */
  readonly keys: readonly string[];
  readonly canMove: boolean;
  /** The column's id in the `onPut` of others. */
  readonly from?: string;
  /** A card was dropped here: before another one, or at the end; from which other column. */
  readonly onPut: (key: string, before: string | null, from: string | null) => void;
}

/** Drag and drop of cards within and between columns, by pointer, touch or keyboard. */
export function useCardDrag({ of, keys: cards, canMove, from = '', onPut }: Column) {
  const dragged = `outrider/${of}`;
  const origin = `${dragged}-from`;
  /** Turns a drop before or after a card into the card it now precedes. */
  const beforeOf = (key: string, side: string): string | null => {
    const place = cards.indexOf(key);
    if (place === -1) return null;
    return cards[side === 'after' ? place + 1 : place] ?? null;
  };
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: !canMove,
    getItems: (keys) =>
      [...keys].map((key) => ({
        ...{ [dragged]: String(key), [origin]: from },
        'text/plain': String(key),
      })),
    acceptedDragTypes: [dragged],
    getDropOperation: () => 'move',
    onReorder: ({ keys, target }) => {
      const { key: at, dropPosition } = target;
      for (const key of keys) onPut(String(key), beforeOf(String(at), dropPosition), null);
    },
    onInsert: async ({ items, target }) => {
      for (const item of items) {
        if (item.kind !== 'text' || !item.types.has(dragged)) continue;
        const [key, came] = await Promise.all([item.getText(dragged), item.getText(origin)]);
        onPut(key, beforeOf(String(target.key), target.dropPosition), came);
      }
    },
    onRootDrop: async ({ items }) => {
      for (const item of items) {
        if (item.kind !== 'text' || !item.types.has(dragged)) continue;
        const [key, came] = await Promise.all([item.getText(dragged), item.getText(origin)]);
        onPut(key, null, came);
      }
    },
    renderDropIndicator: (target) => (
      <DropIndicator target={target} className="h-0.5 rounded-full data-[drop-target]:bg-accent" />
    ),
  });
  return dragAndDropHooks;
}
