import type { ReactNode } from 'react';
import { smallScreen, useMediaQuery } from './use-media-query.ts';

interface Props {
  /** What is opened on a phone. */
  readonly summary: string;
  readonly children: ReactNode;
}

/** Controls beside a list; on a phone they stand above it, folded, so that the list is in sight. */
export function FoldedOnPhone({ summary, children }: Props) {
  if (!useMediaQuery(smallScreen)) return children;
  return (
    <details>
      <summary className="min-h-6 cursor-pointer font-medium">{summary}</summary>
      <div className="mt-4 space-y-6">{children}</div>
    </details>
  );
}
