import type { KeyboardEvent } from 'react';

/** Steps of a Page key. */
const page = 3;

interface Props {
  readonly label: string;
  readonly place: number;
  readonly least: number;
  readonly most: number;
  /** The number of steps of the slider. */
  readonly steps: number;
  readonly words: string;
  readonly onMove: (to: number) => void;
}

/** A thumb of a range slider. Its parent handles the pointer; keys are handled here. */
export function RangeThumb({ label, place, least, most, steps, words, onMove }: Props) {
  function onKeyDown(event: KeyboardEvent): void {
    const to: Readonly<Record<string, number>> = {
      ArrowRight: place + 1,
      ArrowUp: place + 1,
      ArrowLeft: place - 1,
      ArrowDown: place - 1,
      PageUp: place + page,
      PageDown: place - page,
      Home: least,
      End: most,
    };
    const target = to[event.key];
    if (target === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    onMove(Math.min(most, Math.max(least, target)));
  }
  return (
    <span
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-orientation="horizontal"
      aria-valuemin={least}
      aria-valuemax={most}
      aria-valuenow={place}
      aria-valuetext={words}
      onKeyDown={onKeyDown}
      style={{ left: `${(100 * place) / Math.max(1, steps)}%` }}
      className="absolute top-7 -ml-3 grid size-6 cursor-ew-resize place-items-center rounded-full -outline-offset-3"
    >
      <span
        aria-hidden
        className="size-3.5 rounded-full border-2 border-accent bg-raised transition-shadow hover:shadow-[0_0_0_4px_var(--color-accent-soft)]"
      />
    </span>
  );
}
