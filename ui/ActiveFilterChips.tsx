import { X } from 'lucide-react';

interface Chosen {
  readonly key: string;
  /** The filter: "Country". */
  readonly title: string;
  /** Its value: "Sweden". */
  readonly label: string;
  readonly onRemove: () => void;
}

interface Props {
  readonly chosen: readonly Chosen[];
  readonly onClear: () => void;
}

/** The active filters as chips; a click removes one. */
export function ActiveFilterChips({ chosen, onClear }: Props) {
  if (chosen.length === 0) return null;
  return (
    <ul aria-label="Chosen filters" className="flex flex-wrap items-center gap-1.5">
      {chosen.map(({ key, title, label, onRemove }) => (
        <li key={key} className="min-w-0">
          <button
            type="button"
            aria-label={`Take away ${title}: ${label}`}
            onClick={onRemove}
            className="flex h-7 max-w-72 cursor-pointer items-center gap-1.5 rounded-full border border-transparent bg-accent-soft pr-2 pl-2.5 text-control font-medium text-accent-ink transition-colors hover:border-accent"
          >
            <span className="truncate">{label}</span>
            <X aria-hidden className="size-3.5 shrink-0" />
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          onClick={onClear}
          className="h-7 cursor-pointer rounded-control px-2 text-control font-medium text-ink-3 hover:text-ink"
        >
          Clear all
        </button>
      </li>
    </ul>
  );
}
