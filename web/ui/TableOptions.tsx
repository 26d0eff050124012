import { Check, SlidersHorizontal } from 'lucide-react';
import { Header } from 'react-aria-components/Header';
import { Menu, MenuItem, MenuSection, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Button } from './Button.tsx';
import type { Density } from './table-column.ts';
import type { TableLook } from './use-table-look.ts';

const densities: readonly { readonly id: Density; readonly label: string }[] = [
  { id: 'comfortable', label: 'Comfortable' },
  { id: 'compact', label: 'Compact' },
];

const heading = 'px-2 pt-2 pb-1 text-meta font-medium text-ink-3';

interface ItemProps {
  readonly id: string;
  readonly label: string;
  /** What there is to know about it. */
  readonly about?: string | undefined;
}

function Item({ id, label, about }: ItemProps) {
  return (
    <MenuItem
      id={id}
      textValue={label}
      className="flex h-8 cursor-pointer items-center justify-between gap-6 rounded-control px-2 text-control outline-none data-[focused]:bg-sunken"
    >
      {({ isSelected }) => (
        <>
          {label}
          {about !== undefined && <span className="ml-auto text-meta text-ink-3">{about}</span>}
          {isSelected && <Check aria-hidden className="size-4 text-accent" />}
        </>
      )}
    </MenuItem>
  );
}

/** Which columns are shown, and how dense the rows stand. */
export function TableOptions<Row>({ look }: { readonly look: TableLook<Row> }) {
  const optional = look.all.slice(1).filter(({ isAlways }) => isAlways !== true);
  return (
    <MenuTrigger>
      <Button aria-label="Columns and density" size="icon">
        <SlidersHorizontal aria-hidden className="size-4" strokeWidth={1.75} />
      </Button>
      <Popover placement="bottom end" className="floating min-w-52 rounded-card p-1">
        <Menu
          aria-label="Columns and density"
          className="max-h-[70vh] overflow-y-auto outline-none"
        >
          <MenuSection
            selectionMode="multiple"
            selectedKeys={look.columns.map(({ id }) => id)}
            onSelectionChange={(keys) => look.setColumns(new Set([...keys].map(String)))}
          >
            <Header className={heading}>Columns</Header>
            {optional.map(({ id, header }) => (
              <Item
                key={id}
                id={id}
                label={header}
                about={look.left.has(id) ? 'no room' : undefined}
              />
            ))}
          </MenuSection>
          <MenuSection
            selectionMode="single"
            disallowEmptySelection
            selectedKeys={[look.density]}
            onSelectionChange={(keys) => {
              const chosen = densities.find(({ id }) => [...keys].includes(id));
              if (chosen) look.setDensity(chosen.id);
            }}
          >
            <Header className={heading}>Rows</Header>
            {densities.map(({ id, label }) => (
              <Item key={id} id={id} label={label} />
            ))}
          </MenuSection>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
