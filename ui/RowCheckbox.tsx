import { useEffect, useRef } from 'react';

interface Props {
  readonly label: string;
  readonly isOn: boolean;
  /** Indeterminate: some of its rows are selected. */
  readonly isPartly?: boolean;
  /** Whether Shift was held, to select a range. */
  readonly onToggle: (isRange: boolean) => void;
}

/** The checkbox of a row, in a target of 28 px; of 40 px for touch, without growing the row. */
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
        className="size-full cursor-pointer appearance-none rounded-control bg-transparent outline-offset-0 before:absolute before:inset-1.5 pointer-coarse:before:inset-3 before:rounded-chip before:border before:border-line-control before:bg-raised hover:before:border-ink-3 checked:before:border-accent checked:before:bg-accent indeterminate:before:border-accent indeterminate:before:bg-accent"
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
