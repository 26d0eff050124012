import { SlidersHorizontal } from 'lucide-react';
import { Header } from 'react-aria-components/Header';
import { Menu, MenuSection, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Button } from './Button.tsx';
import { menuHeading, MenuTick } from './MenuTick.tsx';
import type { Density } from './table-column.ts';
import type { TableLook } from './use-table-look.ts';

const densities: readonly { readonly id: Density; readonly label: string }[] = [
  { id: 'comfortable', label: 'Comfortable' },
  { id: 'compact', label: 'Compact' },
];

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
            <Header className={menuHeading}>Columns</Header>
            {optional.map(({ id, header }) => (
              <MenuTick
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
            <Header className={menuHeading}>Rows</Header>
            {densities.map(({ id, label }) => (
              <MenuTick key={id} id={id} label={label} />
            ))}
          </MenuSection>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
