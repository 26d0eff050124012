import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface Props {
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** An entry of a description list (`dl`): its label, small, above its value. */
export function Fact({ label, className, children }: Props) {
  return (
    <div className={clsx('min-w-0', className)}>
      <dt className="text-small text-ink-3">{label}</dt>
      <dd className="mt-0.5 break-words">{children}</dd>
    </div>
  );
}
