import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface Props {
  readonly title: ReactNode;
  /** One line that describes the page. */
  readonly lead?: ReactNode;
  readonly actions?: ReactNode;
  /** Whether the actions stay beside the title on a phone, where the line is left out. */
  readonly isCompact?: boolean;
}

export function PageHeader({ title, lead, actions, isCompact = false }: Props) {
  return (
    <header
      className={clsx(
        'flex items-start justify-between gap-x-6 gap-y-3',
        isCompact ? 'max-sm:items-center max-sm:gap-x-3 sm:flex-wrap' : 'flex-wrap',
      )}
    >
      <div className="min-w-0">
        <h1 className="text-title font-semibold tracking-[-0.02em] text-balance break-words">
          {title}
        </h1>
        {lead && (
          <div className={clsx('mt-1 text-ink-2', isCompact && 'max-sm:hidden')}>{lead}</div>
        )}
      </div>
      {actions && (
        <div
          className={clsx(
            'flex flex-wrap items-center gap-2',
            isCompact ? 'max-sm:min-w-0 max-sm:justify-end' : 'max-sm:w-full',
          )}
        >
          {actions}
        </div>
      )}
    </header>
  );
}
