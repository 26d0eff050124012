import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface Props {
  readonly label: string;
  /** Most pixels; it scrolls beyond. */
  readonly height: number;
  /** Of the columns, the first of which names the row. */
  readonly headings: readonly string[];
  /** The rows of its body. */
  readonly children: ReactNode;
}

/** A table of figures in a widget, whose headings stay while it scrolls. */
export function MetricTable({ label, height, headings, children }: Props) {
  return (
    <div
      role="region"
      aria-label={label}
      tabIndex={0}
      style={{ maxHeight: height }}
      className="overflow-auto"
    >
      <table className="w-full text-control">
        <thead className="sticky top-0 z-1 bg-raised text-small text-ink-3">
          <tr>
            {headings.map((heading, at) => (
              <th
                key={heading}
                scope="col"
                className={clsx(
                  'py-1 font-normal whitespace-nowrap',
                  at === 0 ? 'text-left' : 'pl-2 text-right',
                )}
              >
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

/** The ground of a share in percent, darker with more. */
export const groundOf = (share: number) =>
  `color-mix(in oklab, var(--color-accent) ${Math.round(share * 0.22)}%, var(--color-raised))`;
