import { useId, type ReactNode } from 'react';

interface Props {
  readonly title: string;
  /** Beside the title: how many. */
  readonly count?: number | undefined;
  readonly children: ReactNode;
}

/** A part of the page under its heading. */
export function Section({ title, count, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-3 text-section font-semibold tracking-[-0.015em]">
        {title}
        {count !== undefined && (
          <span className="ml-2 text-control font-medium tracking-normal text-ink-3 tabular">
            {count}
          </span>
        )}
      </h2>
      {children}
    </section>
  );
}
