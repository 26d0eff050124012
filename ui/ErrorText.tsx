import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface Props {
  readonly className?: string;
  /** The sentence; nothing is shown without one. */
  readonly children: ReactNode;
}

/** What went wrong, read out when it appears. */
export function ErrorText({ className = 'text-control', children }: Props) {
  if (children === undefined || children === null || children === false || children === '') {
    return null;
  }
  return (
    <p role="alert" className={clsx('text-bad-ink', className)}>
      {children}
    </p>
  );
}
