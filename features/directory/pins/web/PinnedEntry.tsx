import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { ArrowDown, ArrowUp, MoreHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import type { Pin } from '#features/directory/pins/domain/pin.ts';
import { searchParamsOf } from '#features/directory/search/domain/search-url.ts';
import { ActionMenu, type MenuAction } from '#ui/ActionMenu.tsx';

/** The colours of categories, in order. */
const colours = ['bg-c1', 'bg-c2', 'bg-c3', 'bg-c4', 'bg-c5', 'bg-c6', 'bg-c7', 'bg-c8'] as const;

interface LinkProps {
  readonly pin: Pin;
  readonly isCollapsed: boolean;
  readonly isOpen: boolean;
  readonly onGo: (() => void) | undefined;
  readonly children: ReactNode;
}

/** A link to what is pinned. */
function PinLink({ pin, isCollapsed, isOpen, onGo, children }: LinkProps) {
  const { id, name, isNew, search } = pin;
  const look = {
    onClick: onGo,
    className: clsx(
      'flex h-8 items-center gap-2.5 rounded-control text-control max-md:h-11 text-ink-2 transition-colors hover:bg-hover hover:text-ink',
      isCollapsed ? 'justify-center' : 'px-2',
      isOpen && 'bg-press! text-ink!',
    ),
    ...(isCollapsed && { title: name, 'aria-label': isNew ? `${name}, new` : name }),
    ...(isOpen && { 'aria-current': 'page' as const }),
  };
  return search === null ? (
    <Link to="/collection/$id" params={{ id }} {...look}>
      {children}
    </Link>
  ) : (
    <Link
      to="/search"
      search={{ ...searchParamsOf(search.query, search.filters), saved: id } as object}
      {...look}
    >
      {children}
    </Link>
  );
}

interface Props {
  readonly pin: Pin;
  readonly place: number;
  readonly isCollapsed: boolean;
  readonly isOpen: boolean;
  readonly onGo: (() => void) | undefined;
  /** False: it is the first or the last. */
  readonly onMoveUp: (() => void) | false;
  readonly onMoveDown: (() => void) | false;
  readonly unpin: MenuAction;
}

/** An entry of the sidebar: its colour, its name, and a dot when something is new. */
export function PinnedEntry({
  pin,
  place,
  isCollapsed,
  isOpen,
  onGo,
  onMoveUp,
  onMoveDown,
  unpin,
}: Props) {
  const { name, isNew } = pin;
  const about = `Options for ${name}`;
  return (
    <li className="group relative">
      <PinLink pin={pin} isCollapsed={isCollapsed} isOpen={isOpen} onGo={onGo}>
        <span
          aria-hidden
          className={clsx('size-2.5 shrink-0 rounded-[3px]', colours[place % colours.length])}
        />
        {!isCollapsed && <span className="min-w-0 flex-1 truncate">{name}</span>}
        {isNew && (
          <span
            className={clsx(
              'size-1.5 shrink-0 rounded-full bg-signal forced-colors:bg-[Highlight]',
              isCollapsed
                ? 'absolute top-1.5 right-2'
                : 'mr-1 max-md:mr-9 md:group-focus-within:invisible md:group-hover:invisible',
            )}
          >
            <span className="sr-only">New</span>
          </span>
        )}
      </PinLink>
      {!isCollapsed && (
        <MenuTrigger>
          <Button
            aria-label={about}
            className="absolute top-1 right-1 grid size-6 cursor-pointer place-items-center rounded-chip bg-hover text-ink-3 opacity-0 group-focus-within:opacity-100 max-md:size-9 max-md:opacity-100 group-hover:opacity-100 hover:text-ink aria-expanded:opacity-100"
          >
            <MoreHorizontal aria-hidden className="size-4" strokeWidth={1.75} />
          </Button>
          <Popover placement="bottom end" className="floating min-w-40 rounded-card p-1">
            <ActionMenu
              label={about}
              actions={[
                onMoveUp && { id: 'up', label: 'Move up', icon: ArrowUp, run: onMoveUp },
                onMoveDown && { id: 'down', label: 'Move down', icon: ArrowDown, run: onMoveDown },
                unpin,
              ]}
            />
          </Popover>
        </MenuTrigger>
      )}
    </li>
  );
}
