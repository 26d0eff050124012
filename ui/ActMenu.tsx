import { clsx } from 'clsx';
import type { LucideIcon } from 'lucide-react';
import { Keyboard } from 'react-aria-components/Keyboard';
import { Menu, MenuItem } from 'react-aria-components/Menu';

/** One line of a menu. */
interface Act {
  readonly id: string;
  readonly label: string;
  readonly icon: LucideIcon;
  /** The key that does the same without the menu. */
  readonly keys?: string;
  /** Takes something away. */
  readonly isGrave?: boolean;
  /** Leads to more in the menu's own place. */
  readonly staysOpen?: boolean;
  readonly run: () => void;
}

/** In their order; false: not here. */
export type Acts = readonly (Act | false)[];

interface Props {
  readonly label: string;
  readonly acts: Acts;
  /** For a menu that no button of its own opened. */
  readonly isFirst?: boolean;
  readonly onClose?: () => void;
}

/** A menu that has closed gives the focus back: whatever takes it comes after that. */
const afterClosing = (act: () => void) =>
  requestAnimationFrame(() => requestAnimationFrame(() => act()));

/** What can be done with something. */
export function ActMenu({ label, acts, isFirst = false, onClose }: Props) {
  const shown = acts.filter((act) => act !== false);
  return (
    <Menu
      aria-label={label}
      className="outline-none"
      // What is not said here, the button that opened it says.
      {...(isFirst && { autoFocus: 'first' as const })}
      {...(onClose && { onClose })}
    >
      {shown.map(({ id, label: words, icon: Icon, keys, run, ...act }) => (
        <MenuItem
          key={id}
          id={id}
          textValue={words}
          shouldCloseOnSelect={!act.staysOpen}
          onAction={() => (act.staysOpen ? run() : afterClosing(run))}
          className={clsx(
            'flex h-8 cursor-pointer items-center gap-2.5 rounded-control px-2 text-control outline-none data-[focused]:bg-sunken pointer-coarse:h-10',
            act.isGrave && 'text-bad',
          )}
        >
          <Icon
            aria-hidden
            className={clsx('size-4', !act.isGrave && 'text-ink-3')}
            strokeWidth={1.75}
          />
          {words}
          {keys !== undefined && (
            <Keyboard className="ml-auto pl-4 font-sans text-meta text-ink-3 pointer-coarse:hidden">
              {keys}
            </Keyboard>
          )}
        </MenuItem>
      ))}
    </Menu>
  );
}
