import { clsx } from 'clsx';
import { Building2, Check, ChevronsUpDown, Search } from 'lucide-react';
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { SearchField } from 'react-aria-components/SearchField';
import type { Corporation } from '#core/domain/identity/corporation.ts';
import { useCorporation } from '#core/web/session/use-corporation.ts';
import { Avatar } from '#ui/Avatar.tsx';

/** From this number of entries on, the list has a search field. */
const searchableFrom = 6;

function Logo({ corporation }: { readonly corporation: Corporation }) {
  if (corporation.isAllCorporations) {
    return (
      <span className="grid size-7 shrink-0 place-items-center rounded-[7px] bg-sunken text-ink-2">
        <Building2 aria-hidden className="size-4" strokeWidth={1.75} />
      </span>
    );
  }
  return (
    <Avatar
      id={corporation.id}
      name={corporation.name}
      imageUrl={corporation.logoUrl}
      shape="company"
    />
  );
}

function aboutOf(corporation: Corporation, isOnly: boolean): string {
  if (corporation.isAllCorporations) return 'Everything there is';
  return isOnly ? 'Own corporation' : 'Corporation';
}

/** The list itself. With a search field, that has the focus and forwards the arrow keys. */
function Choices({ close }: { readonly close: () => void }) {
  const { corporations, active, setActive } = useCorporation();
  const { contains } = useFilter({ sensitivity: 'base' });
  const isSearchable = corporations.length >= searchableFrom;
  const list = (
    <ListBox
      aria-label="Corporations"
      autoFocus={!isSearchable}
      selectionMode="single"
      selectedKeys={active ? [active.id] : []}
      onSelectionChange={(keys) => {
        const [chosen] = keys;
        if (typeof chosen === 'string') setActive(chosen);
        close();
      }}
      className="max-h-80 overflow-y-auto outline-none"
    >
      {corporations.map((corporation) => (
        <ListBoxItem
          key={corporation.id}
          id={corporation.id}
          textValue={corporation.name}
          className="flex h-10 cursor-pointer items-center gap-2.5 rounded-control px-2 -outline-offset-2 outline-accent data-[focused]:bg-sunken data-[focus-visible]:outline-2"
        >
          {({ isSelected }) => (
            <>
              <Logo corporation={corporation} />
              <span className="min-w-0 flex-1 truncate">{corporation.name}</span>
              {isSelected && <Check aria-hidden className="size-4 text-accent" />}
            </>
          )}
        </ListBoxItem>
      ))}
    </ListBox>
  );
  if (!isSearchable) return list;
  return (
    <Autocomplete filter={contains}>
      <SearchField
        aria-label="Find a corporation"
        autoFocus
        className="relative mb-1 flex items-center border-b border-line"
      >
        <Search aria-hidden className="absolute left-2 size-4 text-ink-3" strokeWidth={1.75} />
        <Input
          placeholder="Find a corporation"
          className="h-9 w-full bg-transparent pl-8 text-control outline-none placeholder:text-ink-3"
        />
      </SearchField>
      {list}
    </Autocomplete>
  );
}

/** Shows the active corporation. Foundry users can switch it. */
export function CorporationSwitcher({ isCollapsed }: { readonly isCollapsed: boolean }) {
  const { corporations, active, isLoading } = useCorporation();
  const look = clsx(
    'flex items-center gap-2 rounded-[8px] border border-line bg-surface text-left font-medium',
    isCollapsed ? 'size-10 justify-center' : 'h-11 w-full px-2',
  );
  if (isLoading) return <div aria-hidden className={clsx(look, 'skeleton border-0')} />;
  if (active === null) {
    return isCollapsed ? null : (
      <div className={clsx(look, 'text-control text-ink-3')}>No corporation yet</div>
    );
  }
  const isOnly = corporations.length <= 1;
  const face = (
    <>
      <Logo corporation={active} />
      <span className="sr-only">Corporation: {isCollapsed && active.name}</span>
      {!isCollapsed && (
        <span className="min-w-0 flex-1">
          <span className="block truncate leading-4">{active.name}</span>
          <span aria-hidden className="block truncate text-meta font-normal text-ink-3">
            {aboutOf(active, isOnly)}
          </span>
        </span>
      )}
    </>
  );
  if (isOnly)
    return (
      <div className={look} title={active.name}>
        {face}
      </div>
    );
  return (
    <DialogTrigger>
      <Button className={clsx(look, 'cursor-pointer transition-colors hover:border-line-strong')}>
        {face}
        {!isCollapsed && (
          <ChevronsUpDown aria-hidden className="size-4 shrink-0 text-ink-3" strokeWidth={1.75} />
        )}
      </Button>
      <Popover placement="bottom start" className="floating w-64 rounded-card p-1">
        <Dialog aria-label="Switch corporation" className="outline-none">
          {({ close }) => <Choices close={close} />}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
