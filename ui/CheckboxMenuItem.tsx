import { Check } from 'lucide-react';
import { MenuItem } from 'react-aria-components/Menu';

/** The heading of a menu section. */
export const menuHeading = 'px-2 pt-2 pb-1 text-small font-medium text-ink-3';

interface Props {
  readonly id: string;
  readonly label: string;
  /** A description of the option. */
  readonly about?: string | undefined;
}

/** A menu entry that is on or off. */
export function CheckboxMenuItem({ id, label, about }: Props) {
  return (
    <MenuItem
      id={id}
      textValue={label}
      className="flex min-h-8 cursor-pointer items-center justify-between gap-6 rounded-control px-2 text-control outline-none data-[focused]:bg-hover"
    >
      {({ isSelected }) => (
        <>
          {label}
          {about !== undefined && <span className="ml-auto text-small text-ink-3">{about}</span>}
          {isSelected && <Check aria-hidden className="size-4 text-accent" />}
        </>
      )}
    </MenuItem>
  );
}
