import { clsx } from 'clsx';
import { Building2, Check, ChevronsUpDown, Search } from 'lucide-react';
import { Suspense } from 'react';
import { Autocomplete, useFilter } from 'react-aria-components/Autocomplete';
import { Button } from 'react-aria-components/Button';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Input } from 'react-aria-components/Input';
import { ListBox, ListBoxItem } from 'react-aria-components/ListBox';
import { Popover } from 'react-aria-components/Popover';
import { SearchField } from 'react-aria-components/SearchField';
import type { Corporation } from '#core/domain/identity/corporation.ts';
import { pluralize } from '#core/domain/format.ts';
import { useFeatures } from '#core/web/features-context.ts';
import { useCorporation } from '#core/web/session/use-corporation.ts';
import { Avatar } from '#ui/Avatar.tsx';

/** From this number of entries on, the list has a search field. */
const searchableFrom = 6;

function Logo({ corporation }: { readonly corporation: Corporation }) {
  if (corporation.isAllCorporations) {
    return (
      <span className="grid size-7 shrink-0 place-items-center rounded-control bg-hover text-ink-2">
        <Building2 aria-hidden className="size-4" strokeWidth={1.75} />
      </span>
    );
  }
  return (
    <Avatar
      id={corporation.id}
      name={corporation.name}
      imageUrl={corporation.logoUrl}
      shape="corporation"
    />
  );
}

/** One line about a corporation; empty until its part is loaded. */
function CorporationLine({ corporation }: { readonly corporation: Corporation }) {
  const features = useFeatures();
  const { corporations, hasFailed } = useCorporation();
  if (corporation.isAllCorporations) {
    // None are known, which is not the same as that there are none.
    if (hasFailed && corporations.length <= 1) return null;
    const count = corporations.filter(({ isAllCorporations }) => !isAllCorporations).length;
    return pluralize(count, 'corporation', 'corporations');
  }
  return (
    <Suspense>
      {features.map(
        ({ corporationLine: Line }, index) =>
          Line && <Line key={index} corporation={corporation} />,
      )}
    </Suspense>
  );
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
        const [key] = keys;
        if (typeof key === 'string') setActive(key);
        close();
      }}
      className="max-h-80 overflow-y-auto outline-none"
    >
      {corporations.map((corporation) => (
        <ListBoxItem
          key={corporation.id}
          id={corporation.id}
          textValue={corporation.name}
          className="flex h-10 cursor-pointer items-center gap-2.5 rounded-control px-2 -outline-offset-2 outline-accent data-[focused]:bg-hover data-[focus-visible]:outline-2"
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

/** `card`: in the sidebar. `icon`: in the collapsed one. `text`: the name alone, on a phone. */
type Look = 'card' | 'icon' | 'text';

const looks: Record<Look, string> = {
  card: 'h-12 w-full gap-2.5 rounded-card border border-line bg-raised px-2 shadow-card',
  icon: 'size-10 justify-center rounded-card border border-line bg-raised',
  text: 'h-10 max-w-full gap-1.5 rounded-control px-1.5',
};

/** Shows the active corporation. Foundry users can switch it. */
export function CorporationSwitcher({ look }: { readonly look: Look }) {
  const { corporations, active, isLoading } = useCorporation();
  const classes = clsx('flex shrink-0 items-center text-left font-medium', looks[look]);
  if (isLoading) return <div aria-hidden className={classes} />;
  if (active === null) {
    return look === 'icon' ? null : (
      <div className={clsx(classes, 'text-control text-ink-3')}>No corporation yet</div>
    );
  }
  const face = (
    <>
      {look !== 'text' && <Logo corporation={active} />}
      <span className="sr-only">Corporation: {look === 'icon' && active.name}</span>
      {look === 'card' && (
        <span className="min-w-0 flex-1">
          <span className="block truncate text-control leading-4 font-semibold">{active.name}</span>
          <span aria-hidden className="block h-4 truncate text-meta font-normal text-ink-3">
            <CorporationLine corporation={active} />
          </span>
        </span>
      )}
      {look === 'text' && <span className="truncate text-card font-semibold">{active.name}</span>}
    </>
  );
  if (corporations.length <= 1)
    return (
      <div className={classes} title={active.name}>
        {face}
      </div>
    );
  return (
    <DialogTrigger>
      <Button
        className={clsx(classes, 'cursor-pointer transition-colors hover:border-line-strong')}
      >
        {face}
        {look !== 'icon' && (
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
