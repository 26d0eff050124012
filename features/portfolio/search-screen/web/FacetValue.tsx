import { formatNumber } from '#core/domain/format.ts';

interface Props {
  readonly label: string;
  readonly count: number;
  readonly isChosen: boolean;
  readonly onToggle: () => void;
}

/** A checkbox for one value, with its count. */
export function FacetValue({ label, count, isChosen, onToggle }: Props) {
  return (
    <label className="group flex min-h-6 cursor-pointer items-center gap-2 text-control text-ink-2 hover:text-ink">
      <span className="relative grid size-4 shrink-0 place-items-center">
        <input
          type="checkbox"
          checked={isChosen}
          onChange={onToggle}
          className="peer size-4 cursor-pointer appearance-none rounded-chip border border-line-control bg-raised group-hover:border-ink-3 checked:border-accent checked:bg-accent"
        />
        <svg
          aria-hidden
          viewBox="0 0 16 16"
          className="pointer-events-none absolute hidden size-3 fill-none stroke-on-accent stroke-[2.5] peer-checked:block"
        >
          <path d="M3 8.5 6.5 12 13 4.5" />
        </svg>
      </span>
      <span className="min-w-0 flex-1 truncate" title={label}>
        {label}
      </span>
      <span className="text-small text-ink-3 tabular">{formatNumber(count)}</span>
    </label>
  );
}
