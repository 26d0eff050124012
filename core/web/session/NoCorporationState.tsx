import type { ReactNode } from 'react';
import { useCorporation } from './use-corporation.ts';
import { EmptyState } from '#ui/states.tsx';

/** The empty state of a list: its own for a person without a corporation, else the list's. */
export function NoCorporationState({
  what,
  children,
}: {
  readonly what: string;
  readonly children: ReactNode;
}) {
  const { corporations, active, hasFailed } = useCorporation();
  if (corporations.length > 0 || active !== null || hasFailed) return children;
  return (
    <EmptyState title="You do not belong to a corporation yet">
      Ask the person who invited you to add you to theirs. Its {what} will be here then.
    </EmptyState>
  );
}
