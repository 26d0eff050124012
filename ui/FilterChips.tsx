import { clsx } from 'clsx';
import { useState } from 'react';
import { useScrollEdges } from './use-scroll-edges.ts';

export interface ChipOption {
  readonly value: string;
  readonly label: string;
  readonly count?: number;
}

interface Props {
  readonly label: string;
  readonly options: readonly ChipOption[];
  /** Null: no filter. Several can be set elsewhere; a click chooses one. */
  readonly value: string | readonly string[] | null;
  readonly onChange: (value: string | null) => void;
  /** The label of the chip that removes the filter, and its count. */
  readonly all: { readonly label: string; readonly count?: number };
  readonly most?: number | undefined;
}

function Chip({
  isOn,
  label,
  count,
  onClick,
}: {
  readonly isOn: boolean;
  readonly label: string;
  readonly count?: number | undefined;
  readonly onClick: () => void;
}) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onClick}
      className={clsx(
        'flex h-8 max-w-64 shrink-0 cursor-pointer items-center gap-1.5 rounded-full border px-3 text-control font-medium transition-colors',
        isOn
          ? 'border-ink bg-ink text-surface'
          : 'border-line bg-raised text-ink hover:border-line-strong hover:bg-hover',
      )}
    >
      <span className="truncate">{label}</span>
      {count !== undefined && (
        <span className={clsx('text-small tabular', isOn ? 'opacity-75' : 'text-ink-3')}>
          {count}
        </span>
      )}
    </button>
  );
}

/** A single-choice filter as chips with counts. The rest of a long list is one click away. */
export function FilterChips({ label, options, value, onChange, all, most = 7 }: Props) {
  const scroller = useScrollEdges<HTMLDivElement>();
  const [isWhole, setIsWhole] = useState(false);
  const isChosen = (option: ChipOption) => value !== null && [value].flat().includes(option.value);
  const chosenIsHidden = options.findLastIndex(isChosen) >= most;
  const isOnly = (option: ChipOption) => isChosen(option) && options.filter(isChosen).length === 1;
  const items = isWhole || chosenIsHidden ? options : options.slice(0, most);
  const hidden = options.length - items.length;
  return (
    <div
      role="group"
      aria-label={label}
      ref={scroller}
      className="fade-edges flex flex-wrap gap-1.5 max-sm:-ml-4 max-sm:flex-nowrap max-sm:overflow-x-auto max-sm:py-1 max-sm:pl-4 max-sm:[scrollbar-width:none]"
    >
      <Chip isOn={value === null} {...all} onClick={() => onChange(null)} />
      {items.map((option) => (
        <Chip
          key={option.value}
          isOn={isChosen(option)}
          label={option.label}
          count={option.count}
          onClick={() => onChange(isOnly(option) ? null : option.value)}
        />
      ))}
      {hidden > 0 && (
        <button
          type="button"
          onClick={() => setIsWhole(true)}
          className="h-8 shrink-0 cursor-pointer rounded-full px-2.5 text-control font-medium text-ink-3 hover:text-ink"
        >
          {hidden} more
        </button>
      )}
    </div>
  );
}
