import type { ReactNode } from 'react';
import { ErrorState, Loading } from '#ui/states.tsx';
import { isGone, isNoLongerOpen } from './problem.ts';

interface Props<Data> {
  readonly query: {
    readonly data: Data | undefined;
    readonly error: Error | null;
    readonly refetch: () => unknown;
  };
  /** The noun in "The company could not be loaded". */
  readonly what: string;
  /** When it is the whole page, its title is the page's heading. */
  readonly isPage?: boolean;
  readonly skeleton: ReactNode;
  /** Shown for what does not exist; without it that is an error like others. */
  readonly gone?: ReactNode;
  readonly children: (data: Data) => ReactNode;
}

/** What was asked for, or why it is not there: still loading, gone or failed. */
export function QueryBoundary<Data>({
  query: { data, error, refetch },
  what,
  isPage = false,
  skeleton,
  gone,
  children,
}: Props<Data>) {
  if (gone !== undefined && isGone(error)) return gone;
  // After a failed refetch the content stays: unmounting a form would lose its input. Not what the person
  // may not see any more.
  if (data !== undefined && !isNoLongerOpen(error)) return children(data);
  if (!error) return <Loading what={`the ${what}`}>{skeleton}</Loading>;
  const title = `The ${what} could not be loaded`;
  return <ErrorState isPage={isPage} title={title} error={error} onRetry={() => void refetch()} />;
}
