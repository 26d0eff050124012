import { GridList } from 'react-aria-components/GridList';
import type { Arrangement, ManagedBlock } from '#features/spotlight/domain/block.ts';
import { automaticTexts, isAutomatic } from '#features/spotlight/domain/spotlight.ts';
import { useRecordDrag, type RecordMove } from '#core/web/views/use-record-drag.tsx';
import { BlockRow } from './BlockRow.tsx';

interface Row {
  readonly id: string;
  readonly title: string;
  readonly block: ManagedBlock | null;
}

interface Props {
  readonly arrangement: Arrangement;
  readonly onReorder: (ids: readonly string[]) => void;
  readonly onEdit: (block: ManagedBlock) => void;
  readonly onRemove: (block: ManagedBlock) => void;
}

/** The order after a move. */
function moved(order: readonly string[], { key, before }: Pick<RecordMove, 'key' | 'before'>) {
  const others = order.filter((id) => id !== key);
  const place = before === null ? others.length : others.indexOf(before);
  return others.toSpliced(place, 0, key);
}

/** Blocks in their order: moved with a pointer, or with Enter, arrows, Enter. */
export function BlockList({ arrangement: { blocks, order }, onReorder, onEdit, onRemove }: Props) {
  const written = new Map(blocks.map((block) => [block.id, block]));
  const rows = order.flatMap((id): Row[] => {
    if (isAutomatic(id)) return [{ id, title: automaticTexts[id].title, block: null }];
    const block = written.get(id);
    return block ? [{ id, title: block.title, block }] : [];
  });
  const keys = rows.map(({ id }) => id);
  const dragAndDropHooks = useRecordDrag({
    ...{ of: 'spotlight-block', listId: 'blocks', canMove: true, keys },
    onMove: (move) => onReorder(moved(keys, move)),
  });
  return (
    <GridList
      aria-label="Blocks"
      items={rows}
      dependencies={[blocks, onEdit, onRemove]}
      keyboardNavigationBehavior="tab"
      disallowTypeAhead
      dragAndDropHooks={dragAndDropHooks}
      className="space-y-1.5 outline-none"
    >
      {(row) => <BlockRow {...row} {...{ onEdit, onRemove }} />}
    </GridList>
  );
}
