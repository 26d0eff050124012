import type { ReactNode } from 'react';

/** A section of the panel with its heading. */
export function PanelSection({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <section>
      <h3 className="mb-1.5 text-small font-semibold text-ink">{title}</h3>
      {children}
    </section>
  );
}
