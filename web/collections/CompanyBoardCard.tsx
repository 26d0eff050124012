import { GripVertical, MoreHorizontal } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import type { CompanyCard } from '#domain/companies/company.ts';
import { CompanyLine } from '#web/pieces/company/CompanyLine.tsx';
import { Avatar } from '#web/ui/Avatar.tsx';
import type { SpaceColumn } from './space-columns.ts';

const handle =
  'grid size-6 shrink-0 place-items-center rounded-control text-ink-3 hover:bg-sunken hover:text-ink';

function MoveMenu({
  name,
  others,
  onMove,
}: {
  readonly name: string;
  readonly others: readonly SpaceColumn[];
  readonly onMove: (to: SpaceColumn) => void;
}) {
  return (
    <MenuTrigger>
      <Button aria-label={`Move ${name} to…`} className={`${handle} cursor-pointer`}>
        <MoreHorizontal aria-hidden className="size-4" />
      </Button>
      <Popover placement="bottom end" className="floating min-w-48 rounded-card p-1">
        <Menu
          aria-label={`Move ${name} to`}
          className="max-h-80 overflow-y-auto outline-none"
          onAction={(key) => {
            const to = others.find(({ id }) => id === key);
            if (to) onMove(to);
          }}
        >
          {others.map((space) => (
            <MenuItem
              key={space.id}
              id={space.id}
              textValue={space.name}
              className="flex min-h-8 cursor-pointer items-center rounded-control px-2 text-control outline-none data-[focused]:bg-sunken"
            >
              {space.name}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}

interface Props {
  readonly company: CompanyCard;
  /** Where else it can go. */
  readonly others: readonly SpaceColumn[];
  readonly canEdit: boolean;
  readonly onMove: (to: SpaceColumn) => void;
}

/** A company on the board: who it is, what it does, and the ways to move it. */
export function CompanyBoardCard({ company, others, canEdit, onMove }: Props) {
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
      {canEdit && others.length > 0 && (
        <div className="-my-0.5 -mr-1 flex">
          <Button slot="drag" aria-label={`Drag ${name}`} className={`${handle} cursor-grab`}>
            <GripVertical aria-hidden className="size-4" />
          </Button>
          <MoveMenu name={name} others={others} onMove={onMove} />
        </div>
      )}
    </div>
  );
}
