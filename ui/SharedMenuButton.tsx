import { MoreHorizontal } from 'lucide-react';
import type { SyntheticEvent } from 'react';
import { menuButton } from './menu-button.ts';

interface Props {
  readonly label: string;
  readonly className: string;
  readonly onOpen: (opener: HTMLElement) => void;
}

const keep = (event: SyntheticEvent) => event.stopPropagation();

/** Opens a menu that many rows share. The press does not reach the row below it. */
export const SharedMenuButton = ({ label, className, onOpen }: Props) => (
  <button
    {...menuButton(onOpen)}
    aria-label={label}
    onPointerDown={keep}
    onMouseDown={keep}
    onDoubleClick={keep}
    className={className}
  >
    <MoreHorizontal aria-hidden className="size-4" />
  </button>
);
