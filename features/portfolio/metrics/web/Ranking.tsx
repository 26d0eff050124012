import type { ReactNode } from 'react';
import { formatNumber } from '#core/domain/format.ts';

interface Ranked {
  readonly key: string;
  readonly name: ReactNode;
  readonly count: number;
  /** What the count leads to. */
  readonly onOpen?: (() => void) | undefined;
  /** The count in words for who cannot see beside what it stands. */
  readonly label?: string;
}

interface Props {
  readonly label: string;
  readonly rows: readonly Ranked[];
}

/** What there is most of: each with a bar as long as its share of the first, unless all are one. */
export function Ranking({ label, rows }: Props) {
  const most = Math.max(0, ...rows.map(({ count }) => count));
  return (
    <ol aria-label={label} className="text-control">
      {rows.map(({ key, name, count, onOpen, label: words }) => (
        <li
          key={key}
          className="relative flex min-h-9 items-center justify-between gap-3 border-t border-line first:border-t-0"
        >
          {most > 1 && (
            <span
              aria-hidden
              style={{ width: `${(100 * count) / most}%` }}
              className="absolute inset-y-1 left-0 rounded-chip bg-accent-soft"
            />
          )}
          <span className="relative min-w-0 truncate pl-2 font-medium">{name}</span>
          {onOpen ? (
            <button
              type="button"
              aria-label={words}
              onClick={onOpen}
              className="relative min-h-6 min-w-6 cursor-pointer pr-2 text-right tabular text-accent-ink hover:underline"
            >
              {formatNumber(count)}
            </button>
          ) : (
            <span className="relative pr-2 tabular text-ink-2">{formatNumber(count)}</span>
          )}
        </li>
      ))}
    </ol>
  );
}
