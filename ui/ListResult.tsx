import type { ReactNode } from 'react';
import { LoadMore } from './LoadMore.tsx';
import { ErrorState, Loading } from './states.tsx';

interface Props<Row> {
  /** The noun in "The projects could not be loaded". */
  readonly what: string;
  readonly rows: readonly Row[] | undefined;
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly more: { readonly has: boolean; readonly isLoading: boolean; readonly load: () => void };
  readonly skeleton: ReactNode;
  readonly empty: ReactNode;
  readonly children: (rows: readonly Row[]) => ReactNode;
}

/** A list in each of its states: loading, failed, empty, or rows with more to load. */
export function ListResult<Row>({
  what,
  rows,
  error,
  onRetry,
  more,
  skeleton,
  empty,
  children,
}: Props<Row>) {
  if (error)
    return <ErrorState title={`The ${what} could not be loaded`} error={error} onRetry={onRetry} />;
  if (rows === undefined) return <Loading what={what}>{skeleton}</Loading>;
  if (rows.length === 0) return empty;
  return (
    <>
      {children(rows)}
      <LoadMore hasMore={more.has} isLoading={more.isLoading} onMore={more.load} />
    </>
  );
}
