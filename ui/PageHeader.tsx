import type { ReactNode } from 'react';

interface Props {
  readonly title: ReactNode;
  /** One line that describes the page. */
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
}

export function PageHeader({ title, lead, actions }: Props) {
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h1 className="text-title font-semibold tracking-[-0.02em] text-balance break-words">
          {title}
        </h1>
        {lead && <div className="mt-1 text-ink-2">{lead}</div>}
      </div>
      {actions && <div className="flex flex-wrap items-center gap-2 max-sm:w-full">{actions}</div>}
    </header>
  );
}
