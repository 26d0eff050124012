import { ArrowUpDown } from 'lucide-react';
import { Menu, MenuSection, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Button } from '#ui/Button.tsx';
import { CheckboxMenuItem } from '#ui/CheckboxMenuItem.tsx';
import { companySorts, type CollectionSearch, type CompanySort } from './search-params.ts';

/** Label and default direction of each sort key. */
const orders: Record<CompanySort, { label: string; direction?: 'descending' }> = {
  company: { label: 'Name' },
  rating: { label: 'Rating', direction: 'descending' },
  note: { label: 'Note' },
  place: { label: 'Country' },
  founded: { label: 'Founded', direction: 'descending' },
  stage: { label: 'Stage' },
  funding: { label: 'Funding', direction: 'descending' },
};

const asAdded = 'added';

interface Props {
  readonly search: CollectionSearch;
  readonly onChange: (next: CollectionSearch) => void;
}

/** Sorts the companies, also in views without column headers. */
export function CompanySortSelect({ search: { sort, direction }, onChange }: Props) {
  const now = sort === undefined ? 'As added' : orders[sort].label;
  return (
    <MenuTrigger>
      <Button variant="quiet" aria-label={`Order: ${now}. Sort`} className="shrink-0 max-sm:px-2!">
        <ArrowUpDown aria-hidden className="size-4" strokeWidth={1.75} />
        <span className="@max-[34rem]:sr-only">Sort</span>
      </Button>
      <Popover placement="bottom end" className="floating min-w-48 rounded-card p-1">
        <Menu aria-label="Order" className="max-h-[70vh] overflow-y-auto outline-none">
          <MenuSection
            aria-label="Order by"
            selectionMode="single"
            disallowEmptySelection
            selectedKeys={[sort ?? asAdded]}
            onSelectionChange={(keys) => {
              const option = companySorts.find((one) => [...keys].includes(one));
              onChange({ sort: option, direction: option && orders[option].direction });
            }}
          >
            <CheckboxMenuItem id={asAdded} label="As added" />
            {companySorts.map((id) => (
              <CheckboxMenuItem key={id} id={id} label={orders[id].label} />
            ))}
          </MenuSection>
          {sort !== undefined && (
            <MenuSection
              aria-label="Direction"
              selectionMode="single"
              disallowEmptySelection
              selectedKeys={[direction ?? 'ascending']}
              onSelectionChange={(keys) =>
                onChange({ direction: [...keys].includes('descending') ? 'descending' : undefined })
              }
              className="mt-1 border-t border-line pt-1"
            >
              <CheckboxMenuItem id="ascending" label="Lowest first" />
              <CheckboxMenuItem id="descending" label="Highest first" />
            </MenuSection>
          )}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
