import { useId, type ReactNode } from 'react';

interface Props {
  readonly title: string;
  /** Undefined: not known yet. */
  readonly count: number | undefined;
  readonly lead?: string | undefined;
  /** What is said when there is nothing. */
  readonly empty: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A list with its heading and number. */
export function ViewSection({ title, count, lead, empty, action, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <div>
          <h2 id={id} className="text-section font-semibold">
            {title}{' '}
            {count !== undefined && (
              <span className="ml-1 font-normal text-ink-3 tabular">{count}</span>
            )}
          </h2>
          {lead !== undefined && <p className="text-control text-ink-2">{lead}</p>}
        </div>
        {action}
      </div>
      {count === 0 ? (
        <p className="rounded-card border border-dashed border-line-strong px-4 py-6 text-center text-control text-ink-2">
          {empty}
        </p>
      ) : (
        <div className="divide-y divide-line overflow-hidden rounded-card border border-line bg-raised shadow-card empty:hidden">
          {children}
        </div>
      )}
    </section>
  );
}
