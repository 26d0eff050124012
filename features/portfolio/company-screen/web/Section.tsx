import { useId, type ReactNode } from 'react';

interface Props {
  readonly title: string;
  /** Shown to the right of the title. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A section of the page with its heading. */
export function Section({ title, aside, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={id} className="text-panel font-semibold tracking-[-0.015em]">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
}
