import type { ReactNode } from 'react';

/** Some variants of one part, with its name. */
export function PartRow({
  name,
  children,
}: {
  readonly name: string;
  readonly children: ReactNode;
}) {
  return (
    <div>
      <h3 className="mb-2 text-small text-ink-3">{name}</h3>
      <div className="flex flex-wrap items-center gap-3">{children}</div>
    </div>
  );
}
