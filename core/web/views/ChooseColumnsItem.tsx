import { MenuItem, MenuSection } from 'react-aria-components/Menu';
import { columnCount, type ColumnChoosing } from './use-column-choice.ts';

interface Props {
  readonly choosing: ColumnChoosing;
  readonly onOpen: () => void;
}

/** At the end of a menu of exports: which columns the files have. */
export function ChooseColumnsItem({ choosing, onOpen }: Props) {
  return (
    <MenuSection aria-label="Columns" className="mt-1 border-t border-line pt-1">
      <MenuItem
        id="columns"
        textValue="Choose columns"
        onAction={onOpen}
        className="block cursor-pointer rounded-control px-2 py-1.5 text-control outline-none data-[focused]:bg-hover"
      >
        Choose columns…
        <span className="block text-small text-ink-3">
          {choosing.keys === undefined ? 'All columns' : columnCount(choosing)}
        </span>
      </MenuItem>
    </MenuSection>
  );
}
