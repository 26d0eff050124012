import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Header } from 'react-aria-components/Header';
import { Menu, MenuItem, MenuSection, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { ActionMenuItem, type MenuActions } from '#ui/ActionMenu.tsx';
import { menuHeading } from '#ui/CheckboxMenuItem.tsx';

export interface SavedItem {
  readonly id: string;
  readonly name: string;
  /** At the end of its line. */
  readonly about?: ReactNode;
  /** Quieter than the others: the entry for all. */
  readonly isQuiet?: boolean;
}

export interface SavedGroup {
  readonly id: string;
  /** Absent: the entries speak for themselves. */
  readonly title?: string;
  readonly items: readonly SavedItem[];
}

interface Props {
  readonly label: string;
  /** The button that opens it. */
  readonly children: ReactNode;
  readonly groups: readonly SavedGroup[];
  /** The one that is open. */
  readonly currentId?: string | undefined;
  readonly onOpen: (id: string) => void;
  readonly actions?: MenuActions;
  /** Above the actions. */
  readonly hint?: string | undefined;
  readonly isAtEnd?: boolean;
}

/** The menu of what was saved for a list, with what can be done with it. */
export function SavedMenu(props: Props) {
  const { label, children, groups, currentId, onOpen, actions = [], hint, isAtEnd = false } = props;
  const shownActions = actions.filter((action) => action !== false);
  return (
    <MenuTrigger>
      {children}
      <Popover
        placement={isAtEnd ? 'bottom end' : 'bottom start'}
        className="floating max-w-80 min-w-56 rounded-card p-1"
      >
        <Menu aria-label={label} className="max-h-[70vh] overflow-y-auto outline-none">
          {groups
            .filter(({ items }) => items.length > 0)
            .map(({ id, title, items }) => (
              <MenuSection key={id} id={id} aria-label={title ?? label}>
                {title !== undefined && <Header className={menuHeading}>{title}</Header>}
                {items.map((item) => (
                  <MenuItem
                    key={item.id}
                    id={item.id}
                    textValue={item.name}
                    onAction={() => onOpen(item.id)}
                    className="flex min-h-8 cursor-pointer items-center gap-4 rounded-control px-2 py-1 text-control outline-none data-[focused]:bg-hover pointer-coarse:min-h-10"
                  >
                    <span className={clsx('min-w-0 flex-1 truncate', item.isQuiet && 'text-ink-2')}>
                      {item.name}
                    </span>
                    {item.about}
                    {item.id === currentId && (
                      <>
                        <span className="sr-only">open</span>
                        <Check aria-hidden className="size-4 shrink-0 text-accent" />
                      </>
                    )}
                  </MenuItem>
                ))}
              </MenuSection>
            ))}
          {shownActions.length > 0 && (
            <MenuSection aria-label="Actions" className="mt-1 border-t border-line pt-1">
              {hint !== undefined && <Header className={menuHeading}>{hint}</Header>}
              {shownActions.map((action) => (
                <ActionMenuItem key={action.id} action={action} />
              ))}
            </MenuSection>
          )}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
