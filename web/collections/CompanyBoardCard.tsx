import { GripVertical, MoreHorizontal } from 'lucide-react';
import { use } from 'react';
import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { refKey, type CompanyCard } from '#domain/companies/company.ts';
import { CompanyLine } from '#web/pieces/company/CompanyLine.tsx';
import { Avatar } from '#web/ui/Avatar.tsx';
import { BoardContext } from './board-context.ts';

const handle =
  'grid size-6 shrink-0 place-items-center rounded-control text-ink-3 hover:bg-sunken hover:text-ink';

/** The columns that a card can go to: read only once the menu is open, for there may be hundreds. */
function Places({ company, from }: { readonly company: CompanyCard; readonly from: string }) {
  const { columns, move } = use(BoardContext);
  return (
    <Menu
      aria-label={`Move ${company.name} to`}
      className="max-h-80 overflow-y-auto outline-none"
      onAction={(to) => move(refKey(company), from, String(to))}
    >
      {columns.map(
        ({ id, name }) =>
          id !== from && (
            <MenuItem
              key={id}
              id={id}
              textValue={name}
              className="flex min-h-8 cursor-pointer items-center rounded-control px-2 text-control outline-none data-[focused]:bg-sunken"
            >
              {name}
            </MenuItem>
          ),
      )}
    </Menu>
  );
}

interface Props {
  readonly company: CompanyCard;
  /** The column that it stands in. */
  readonly columnId: string;
  readonly canMove: boolean;
}

/** A company on the board: who it is, what it does, and the ways to move it. */
export function CompanyBoardCard({ company, columnId, canMove }: Props) {
  const { id, name, logoUrl, oneLiner } = company;
  return (
    <div className="flex items-start gap-2.5">
      <Avatar id={id} name={name} imageUrl={logoUrl} shape="company" />
      <div className="min-w-0 flex-1">
        <p className="truncate text-control leading-4 font-semibold">{name}</p>
        <p className="mt-0.5 line-clamp-2 text-meta text-ink-3">
          {oneLiner ?? <CompanyLine company={company} />}
        </p>
      </div>
      {canMove && (
        <div className="-my-0.5 -mr-1 flex">
          <Button slot="drag" aria-label={`Drag ${name}`} className={`${handle} cursor-grab`}>
            <GripVertical aria-hidden className="size-4" />
          </Button>
          <MenuTrigger>
            <Button aria-label={`Move ${name} to…`} className={`${handle} cursor-pointer`}>
              <MoreHorizontal aria-hidden className="size-4" />
            </Button>
            <Popover placement="bottom end" className="floating min-w-48 rounded-card p-1">
              <Places company={company} from={columnId} />
            </Popover>
          </MenuTrigger>
        </div>
      )}
    </div>
  );
}
