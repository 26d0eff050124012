import { useRef } from 'react';
import {
  DropIndicator,
  useDragAndDrop,
  type DragAndDropHooks,
  type DropItem,
} from 'react-aria-components/useDragAndDrop';
import { useFocusDropped } from './use-focus-dropped.ts';

/** A record that was dropped in a list: before another one, or at the end. */
export interface RecordMove {
  readonly key: string;
  readonly from: string;
  readonly to: string;
  readonly before: string | null;
}

interface Options {
  /** The kind of records: only lists of the same kind accept them. */
  readonly of: string;
  /** The keys of the list, in order. */
  readonly keys: readonly string[];
  readonly canMove: boolean;
  /** The list's name, which is told wherever something can be dropped. */
  readonly name: string;
  /** The list's id in a move. */
  readonly listId: string;
  /** A record was dropped here. */
  readonly onMove: (move: RecordMove) => void;
}

/** The texts of this type among the dropped items. */
export const droppedTexts = (items: readonly DropItem[], type: string): Promise<string[]> =>
  Promise.all(
    items.flatMap((item) =>
      item.kind === 'text' && item.types.has(type) ? [item.getText(type)] : [],
    ),
  );

type UseDropIndicator = NonNullable<DragAndDropHooks['useDropIndicator']>;

/** Of a board, “Insert before Pumps” alone leaves out the column. */
function nameDropIndicator(
  { dropIndicatorProps, ...indicator }: ReturnType<UseDropIndicator>,
  isRoot: boolean,
  name: string,
): ReturnType<UseDropIndicator> {
  const place = dropIndicatorProps['aria-label'] ?? '';
  return {
    ...indicator,
    dropIndicatorProps: {
      ...dropIndicatorProps,
      'aria-label': isRoot ? `${place} ${name}` : `${place}, ${name}`,
      'aria-labelledby': undefined,
    },
  };
}

/** Drag and drop of records within and between lists, by pointer, touch or keyboard. */
export function useRecordDrag(options: Options): DragAndDropHooks {
  const { of, keys: listed, canMove, name, listId } = options;
  const dropped = useRef<string | null>(null);
  const onMove = (move: RecordMove) => {
    dropped.current = move.key;
    options.onMove(move);
  };
  const dragged = `outrider/${of}`;
  const origin = `${dragged}-from`;
  /** Turns a drop before or after a record into the one, other than itself, that it now precedes. */
  const beforeOf = (key: string, side: string, moved?: string): string | null => {
    const place = listed.indexOf(key);
    if (place === -1) return null;
    const behind = listed.slice(side === 'after' ? place + 1 : place);
    return behind.find((one) => one !== moved) ?? null;
  };
  const put = async (items: readonly DropItem[], before: string | null) => {
    const [keys, origins] = await Promise.all([
      droppedTexts(items, dragged),
      droppedTexts(items, origin),
    ]);
    for (const [index, key] of keys.entries()) {
      onMove({ key, from: origins[index] ?? '', to: listId, before });
    }
  };
  const { dragAndDropHooks } = useDragAndDrop({
    isDisabled: !canMove,
    getItems: (keys) =>
      [...keys].map((key) => ({
        [dragged]: String(key),
        [origin]: listId,
        'text/plain': String(key),
      })),
    acceptedDragTypes: [dragged],
    getDropOperation: () => 'move',
    onReorder: ({ keys, target }) => {
      for (const key of [...keys].map(String)) {
        const before = beforeOf(String(target.key), target.dropPosition, key);
        onMove({ key, from: listId, to: listId, before });
      }
    },
    onInsert: ({ items, target }) =>
      void put(items, beforeOf(String(target.key), target.dropPosition)),
    onRootDrop: ({ items }) => void put(items, null),
    renderDropIndicator: (target) => (
      <DropIndicator target={target} className="h-0.5 rounded-full data-[drop-target]:bg-accent" />
    ),
  });
  const { useDroppableCollection, useDropIndicator } = dragAndDropHooks;
  return {
    ...dragAndDropHooks,
    useDroppableCollection:
      useDroppableCollection &&
      ((props, state, list) => {
        useFocusDropped(dropped, state);
        return useDroppableCollection(props, state, list);
      }),
    useDropIndicator:
      useDropIndicator &&
      ((props, state, element) =>
        nameDropIndicator(
          useDropIndicator(props, state, element),
          props.target.type === 'root',
          name,
        )),
  };
}
