import { useEffect, useRef } from 'react';

interface Props {
  readonly label: string;
  readonly isOn: boolean;
  /** Some of what it stands for is chosen. */
  readonly isPartly?: boolean;
  /** Whether Shift was held: then all up to here are meant. */
  readonly onToggle: (isRange: boolean) => void;
}

/** A box to choose a row with, in a target of 28 px; of 40 for a finger, in the same room. */
export function RowCheckbox({ label, isOn, isPartly = false, onToggle }: Props) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isPartly;
  }, [isPartly]);
  return (
    <span className="relative grid size-7 shrink-0 place-items-center pointer-coarse:-m-1.5 pointer-coarse:size-10">
      <input
        ref={box}
        type="checkbox"
        aria-label={label}
        checked={isOn}
        onChange={() => {}}
        onClick={(event) => {
          event.stopPropagation();
          onToggle(event.shiftKey);
        }}
        className="size-full cursor-pointer appearance-none rounded-control bg-transparent outline-offset-0 before:absolute before:inset-1.5 pointer-coarse:before:inset-3 before:rounded-[4px] before:border before:border-line-strong before:bg-surface hover:before:border-ink-3 checked:before:border-accent checked:before:bg-accent indeterminate:before:border-accent indeterminate:before:bg-accent"
      />
      {(isOn || isPartly) && (
        <svg
          aria-hidden
          viewBox="0 0 16 16"
          className="pointer-events-none absolute size-3 fill-none stroke-on-accent stroke-[2.5] forced-colors:stroke-[CanvasText]"
        >
          <path d={isPartly ? 'M3 8h10' : 'M3 8.5 6.5 12 13 4.5'} />
        </svg>
      )}
    </span>
  );
}
