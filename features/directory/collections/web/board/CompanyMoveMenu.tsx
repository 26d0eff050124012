import { useRef, useState, type ReactNode } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { refKey, type CompanyCard } from '#features/directory/companies/domain/company.ts';
import { SearchField } from '#ui/SearchField.tsx';
import type { Group } from '#core/web/views/list.ts';
import type { RecordMove } from '#core/web/views/use-record-drag.tsx';

/** From this many columns on there is a search; only the first matches are rendered. */
const many = { searched: 12, shown: 50 };

/** The card whose menu is open, and the element that opened it. */
export interface OpenMoveMenu {
  readonly company: CompanyCard;
  /** The column of the card. */
  readonly from: string;
  readonly opener: HTMLElement;
}

interface Props {
  readonly open: OpenMoveMenu;
  readonly columns: readonly Group<CompanyCard>[];
  readonly onMove: (move: Omit<RecordMove, 'before'>) => void;
  readonly onClose: () => void;
}

/** Columns that a card can be moved to. */
function Places({ open: { company, from }, columns, onMove, onClose }: Props) {
  const [words, setWords] = useState('');
  const others = columns.filter(({ id }) => id !== from);
  const isSearched = others.length > many.searched;
  const text = words.trim().toLocaleLowerCase();
  const items = others.filter((column) => column.name.toLocaleLowerCase().includes(text));
  const list: ReactNode = (
    <Menu
      aria-label={`Move ${company.name} to`}
      items={items.slice(0, many.shown)}
      className="max-h-72 overflow-y-auto outline-none"
      autoFocus={isSearched ? false : 'first'}
      onClose={onClose}
      onAction={(to) => onMove({ key: refKey(company), from, to: String(to) })}
      renderEmptyState={() => (
        <p className="px-2 py-1.5 text-control text-ink-3">No matching sub-space.</p>
      )}
    >
      {(space) => (
        <MenuItem
          id={space.id}
          textValue={space.name}
          className="flex min-h-8 cursor-pointer items-center rounded-control px-2 text-control outline-none data-[focused]:bg-hover pointer-coarse:min-h-10"
        >
          {space.name}
        </MenuItem>
      )}
    </Menu>
  );
  if (!isSearched) return list;
  return (
    <Autocomplete inputValue={words} onInputChange={setWords}>
      <div className="p-1">
        <SearchField label="Find a sub-space" value={words} onChange={setWords} autoFocus isWide />
      </div>
      {list}
    </Autocomplete>
  );
}

/** Moves a card without dragging. One menu serves all cards, because one per card would be slow. */
export function CompanyMoveMenu(props: Props) {
  const trigger = useRef(props.open.opener);
  return (
    <Popover
      isOpen
      triggerRef={trigger}
      onOpenChange={(isOpen) => isOpen || props.onClose()}
      placement="bottom end"
      className="floating min-w-52 rounded-card p-1"
    >
      <Places {...props} />
    </Popover>
  );
}
