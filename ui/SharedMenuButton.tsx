import { MoreHorizontal } from 'lucide-react';
import type { KeyboardEvent, SyntheticEvent } from 'react';

interface Props {
  readonly label: string;
  readonly className: string;
  readonly onOpen: (opener: HTMLElement) => void;
}

const keep = (event: SyntheticEvent) => event.stopPropagation();
const keepPress = (event: KeyboardEvent) => {
  if (event.key === 'Enter' || event.key === ' ') event.stopPropagation();
};

/** Opens a menu that many rows share. The press does not reach the row below it. */
export const SharedMenuButton = ({ label, className, onOpen }: Props) => (
  <button
    type="button"
    aria-label={label}
    aria-haspopup="menu"
    onPointerDown={keep}
    onMouseDown={keep}
    onDoubleClick={keep}
    onKeyDown={keepPress}
    onClick={(event) => {
      event.stopPropagation();
      onOpen(event.currentTarget);
    }}
    className={className}
  >
    <MoreHorizontal aria-hidden className="size-4" />
  </button>
);
