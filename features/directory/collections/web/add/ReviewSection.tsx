import { useId, type ReactNode } from 'react';
import { formatNumber } from '#core/domain/format.ts';

interface Props {
  readonly title: string;
  readonly count: number;
  /** One-line description. */
  readonly about: string;
  readonly action?: ReactNode;
  readonly children: ReactNode;
}

/** A section of the review; renders nothing when empty. */
export function ReviewSection({ title, count, about, action, children }: Props) {
  const id = useId();
  if (count === 0) return null;
  return (
    <section aria-labelledby={id}>
      <div className="mb-2 flex items-end justify-between gap-3">
        <div className="min-w-0">
          <h3 id={id} className="font-semibold">
            {title} <span className="font-normal text-ink-3 tabular">{formatNumber(count)}</span>
          </h3>
          <p className="text-small text-ink-3">{about}</p>
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}
