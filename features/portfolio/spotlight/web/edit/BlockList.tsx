import { GridList } from 'react-aria-components/GridList';
import type { Arrangement, ManagedBlock } from '#features/portfolio/spotlight/domain/block.ts';
import {
  automaticTexts,
  isAutomatic,
  type AutomaticKind,
} from '#features/portfolio/spotlight/domain/spotlight.ts';
import { useRecordDrag, type RecordMove } from '#core/web/views/use-record-drag.tsx';
import { BlockRow } from './BlockRow.tsx';

interface Row {
  readonly id: string;
  readonly title: string;
  readonly block: ManagedBlock | null;
  readonly isHidden: boolean;
}

interface Props {
  readonly arrangement: Arrangement;
  readonly onPlace: (placement: Pick<Arrangement, 'order' | 'hidden'>) => void;
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
export function BlockList({ arrangement, onPlace, onEdit, onRemove }: Props) {
  const { blocks, order, hidden } = arrangement;
  const byId = new Map(blocks.map((block) => [block.id, block]));
  const rows = order.flatMap((id): Row[] => {
    if (isAutomatic(id)) {
      const isHidden = hidden.includes(id);
      return [{ id, title: automaticTexts[id].title, block: null, isHidden }];
    }
    const block = byId.get(id);
    return block ? [{ id, title: block.title, block, isHidden: false }] : [];
  });
  const keys = rows.map(({ id }) => id);
  const dragAndDropHooks = useRecordDrag({
    of: 'spotlight-block',
    name: 'Blocks',
    listId: 'blocks',
    canMove: true,
    keys,
    onMove: (move) => onPlace({ order: moved(keys, move), hidden }),
  });
  const switchTo = (kind: AutomaticKind, isShown: boolean) =>
    onPlace({
      order: keys,
      hidden: isShown ? hidden.filter((one) => one !== kind) : [...hidden, kind],
    });
  return (
    <GridList
      aria-label="Blocks"
      items={rows}
      dependencies={[arrangement, onEdit, onRemove]}
      keyboardNavigationBehavior="tab"
      disallowTypeAhead
      dragAndDropHooks={dragAndDropHooks}
      className="space-y-1.5 outline-none"
    >
      {(row) => <BlockRow {...row} onEdit={onEdit} onRemove={onRemove} onSwitch={switchTo} />}
    </GridList>
  );
}
