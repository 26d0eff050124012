import { MoreHorizontal } from 'lucide-react';
import { use, useState, type ReactNode } from 'react';
import { Autocomplete } from 'react-aria-components/Autocomplete';
import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { refKey, type CompanyCard } from '#domain/companies/company.ts';
import { SearchField } from '#web/ui/SearchField.tsx';
import { BoardContext } from './board-context.ts';

/** More than one finds at a glance are searched; of very many the first are shown. */
const many = { searched: 12, shown: 50 };

interface Props {
  readonly company: CompanyCard;
  /** The column that it stands in. */
  readonly from: string;
}

/** The columns that a card can go to: read only once the menu is open, for there may be hundreds. */
function Places({ company, from }: Props) {
  const { columns, move } = use(BoardContext);
  const [words, setWords] = useState('');
  const others = columns.filter(({ id }) => id !== from);
  const isSearched = others.length > many.searched;
  const wanted = words.trim().toLocaleLowerCase();
  const found = others.filter((column) => column.name.toLocaleLowerCase().includes(wanted));
  const list: ReactNode = (
    <Menu
      aria-label={`Move ${company.name} to`}
      items={found.slice(0, many.shown)}
      className="max-h-72 overflow-y-auto outline-none"
      onAction={(to) => move(refKey(company), from, String(to))}
      renderEmptyState={() => (
        <p className="px-2 py-1.5 text-control text-ink-3">No sub-space is called so.</p>
      )}
    >
      {(space) => (
        <MenuItem
          id={space.id}
          textValue={space.name}
          className="flex min-h-8 cursor-pointer items-center rounded-control px-2 text-control outline-none data-[focused]:bg-sunken pointer-coarse:min-h-10"
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

/** Moves a card without dragging it. */
export function CompanyMoveMenu(props: Props) {
  return (
    <MenuTrigger>
      <Button
        aria-label={`Move ${props.company.name} to…`}
        className="grid size-6 pointer-coarse:size-10 shrink-0 cursor-pointer place-items-center rounded-control text-ink-3 hover:bg-sunken hover:text-ink"
      >
        <MoreHorizontal aria-hidden className="size-4" />
      </Button>
      <Popover placement="bottom end" className="floating min-w-52 rounded-card p-1">
        <Places {...props} />
      </Popover>
    </MenuTrigger>
  );
}
