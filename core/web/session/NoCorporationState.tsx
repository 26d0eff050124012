import type { ReactNode } from 'react';
import { useCorporation } from './use-corporation.ts';
import { EmptyState } from '#ui/states.tsx';

/** The empty state of a list: its own for a person without a corporation, else the list's. */
export function NoCorporationState({
  what,
  isPage = false,
  children,
}: {
  readonly what: string;
  /** When it is the whole page. */
  readonly isPage?: boolean;
  readonly children: ReactNode;
}) {
  const { corporations, active, hasFailed } = useCorporation();
  if (corporations.length > 0 || active !== null || hasFailed) return children;
  return (
    <EmptyState isPage={isPage} title="You do not belong to a corporation yet">
      Ask the person who invited you to add you to theirs. Its {what} will be here then.
    </EmptyState>
  );
}
