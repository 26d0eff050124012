import { SlidersHorizontal } from 'lucide-react';
import { Header } from 'react-aria-components/Header';
import { Menu, MenuSection, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Button } from '#ui/Button.tsx';
import { menuHeading, CheckboxMenuItem } from '#ui/CheckboxMenuItem.tsx';
import type { Density } from '#core/domain/preferences.ts';
import type { TablePreferences } from './use-table-preferences.ts';

const densities: readonly { readonly id: Density; readonly label: string }[] = [
  { id: 'comfortable', label: 'Comfortable' },
  { id: 'compact', label: 'Compact' },
];

/** Menu of a table's visible columns and row density. */
export function TableOptions<Row>({
  preferences,
}: {
  readonly preferences: TablePreferences<Row>;
}) {
  const optional = preferences.all.slice(1).filter(({ isAlways }) => isAlways !== true);
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
            selectedKeys={preferences.columns.map(({ id }) => id)}
            onSelectionChange={(keys) => preferences.setColumns(new Set([...keys].map(String)))}
          >
            <Header className={menuHeading}>Columns</Header>
            {optional.map(({ id, header }) => (
              <CheckboxMenuItem
                key={id}
                id={id}
                label={header}
                about={preferences.left.has(id) ? 'no room' : undefined}
              />
            ))}
          </MenuSection>
          <MenuSection
            selectionMode="single"
            disallowEmptySelection
            selectedKeys={[preferences.density]}
            onSelectionChange={(keys) => {
              const density = densities.find(({ id }) => [...keys].includes(id));
              if (density) preferences.setDensity(density.id);
            }}
          >
            <Header className={menuHeading}>Rows</Header>
            {densities.map(({ id, label }) => (
              <CheckboxMenuItem key={id} id={id} label={label} />
            ))}
          </MenuSection>
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
