import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { Keyboard } from 'react-aria-components/Keyboard';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Text } from 'react-aria-components/Text';
import { afterClosing } from './after-closing.ts';

/** One entry of a menu. */
export interface MenuAction {
  readonly id: string;
  readonly label: string;
  /** One line below the label. */
  readonly about?: string;
  readonly icon: LucideIcon;
  /** The keyboard shortcut of the action. */
  readonly keys?: string;
  /** Deletes or removes something. */
  readonly isDestructive?: boolean;
  /** Opens a submenu in place. */
  readonly staysOpen?: boolean;
  readonly run: () => void;
}

/** In display order; false: hidden. */
export type MenuActions = readonly (MenuAction | false)[];

interface Props {
  readonly label: string;
  readonly actions: MenuActions;
  /** For a menu opened without a button of its own. */
  readonly isFirst?: boolean;
  readonly onClose?: () => void;
}

/** One action in a menu. */
export function ActionMenuItem({ action }: { readonly action: MenuAction }) {
  const { id, label, about, icon: Icon, keys, run } = action;
  const { staysOpen = false, isDestructive = false } = action;
  return (
    <MenuItem
      id={id}
      textValue={label}
      shouldCloseOnSelect={!staysOpen}
      onAction={() => (staysOpen ? run() : afterClosing(run))}
      className={clsx(
        'flex min-h-8 cursor-pointer items-center gap-2.5 rounded-control px-2 text-control outline-none data-[focused]:bg-hover pointer-coarse:min-h-10',
        about !== undefined && 'py-1',
        isDestructive && 'text-bad-ink',
      )}
    >
      <Icon
        aria-hidden
        className={clsx('size-4 shrink-0', !isDestructive && 'text-ink-3')}
        strokeWidth={1.75}
      />
      {about === undefined ? (
        label
      ) : (
        <span>
          <Text slot="label">{label}</Text>
          <Text slot="description" className="block text-small text-ink-3">
            {about}
          </Text>
        </span>
      )}
      {keys !== undefined && (
        <Keyboard className="ml-auto pl-4 font-sans text-small text-ink-3 pointer-coarse:hidden">
          {keys}
        </Keyboard>
      )}
    </MenuItem>
  );
}

/** A menu of actions. */
export function ActionMenu({ label, actions, isFirst = false, onClose }: Props) {
  const items = actions.filter((action) => action !== false);
  return (
    <Menu
      aria-label={label}
      className="outline-none"
      // Labelled by this, or else by the button that opened it.
      {...(isFirst && { autoFocus: 'first' as const })}
      {...(onClose && { onClose })}
    >
      {items.map((action) => (
        <ActionMenuItem key={action.id} action={action} />
      ))}
    </Menu>
  );
}
