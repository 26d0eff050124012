import type { KeyboardEvent, MouseEvent } from 'react';
import { StarRow } from './StarRow.tsx';

interface Props {
  readonly label: string;
  readonly most: number;
  readonly value: number | null;
  /** Null: the selected star was chosen again, which removes the rating. */
  readonly onChange: (value: number | null) => void;
}

/** The rating in words. */
const words = (value: number | null, most: number) =>
  value === null ? 'Not rated' : `${value} of ${most} stars`;

/**
 * A rating in a table row: one tab stop, and few elements, for thousands of rows. Stars are clicked;
 * arrow keys and digits work too.
 */
export function StarSlider({ label, most, value, onChange }: Props) {
  function choose(event: MouseEvent): void {
    event.stopPropagation();
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const stars = Math.floor(((event.clientX - left) / width) * most) + 1;
    if (stars >= 1 && stars <= most) onChange(stars === value ? null : stars);
  }
  function onKey(event: KeyboardEvent): void {
    const now = value ?? 0;
    const next = {
      ArrowRight: now + 1,
      ArrowUp: now + 1,
      ArrowLeft: now - 1,
      ArrowDown: now - 1,
      Home: 0,
      End: most,
      Delete: 0,
      Backspace: 0,
      ...(/^\d$/u.test(event.key) && { [event.key]: Number(event.key) }),
    }[event.key];
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    // The key must not reach the row's shortcuts.
    event.preventDefault();
    event.stopPropagation();
    if (next <= most && next !== now) onChange(next <= 0 ? null : next);
  }
  return (
    <span
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={most}
      aria-valuenow={value ?? 0}
      aria-valuetext={words(value, most)}
      onClick={choose}
      onKeyDown={onKey}
      className="group/stars relative z-1 -mx-1 inline-flex cursor-pointer rounded-control"
    >
      <StarRow most={most} value={value ?? 0} emptyLook="group-hover/stars:stroke-ink-3" />
    </span>
  );
}
