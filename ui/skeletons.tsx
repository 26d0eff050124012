import { clsx } from 'clsx';
import type { ReactNode } from 'react';

interface LinesProps {
  /** The height of each, and its width unless it is the whole. */
  readonly of: readonly string[];
  readonly className: string;
}

/** Placeholder bars, one below the other. */
export function SkeletonLines({ of, className }: LinesProps) {
  return (
    <div className={className}>
      {of.map((size, index) => (
        <div key={index} className={clsx('skeleton', size)} />
      ))}
    </div>
  );
}

interface RepeatProps {
  readonly count: number;
  readonly className: string;
  /** What stands in each; without it each is one bar. */
  readonly children?: ReactNode;
}

/** The same placeholder as often as a list is expected to be long. */
export function SkeletonRepeat({ count, className, children }: RepeatProps) {
  return Array.from({ length: count }, (_, index) => (
    <div key={index} className={clsx(children === undefined && 'skeleton', className)}>
      {children}
    </div>
  ));
}
