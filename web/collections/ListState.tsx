import type { ReactNode } from 'react';
import { TableSkeleton } from '#web/ui/TableSkeleton.tsx';
import { EmptyState, ErrorLine, ErrorState, Loading } from '#web/ui/states.tsx';
import type { useShown } from './use-shown.ts';

interface Props {
  readonly shown: ReturnType<typeof useShown>;
  readonly canEdit: boolean;
  /** The list, when there is something to show. */
  readonly children: ReactNode;
}

/** The companies, or in their place why there are none to be seen. */
export function ListState({ shown, canEdit, children }: Props) {
  const { all, companies, rows, isPending, error, reload } = shown;
  if (error && companies.length === 0) {
    return <ErrorState title="The companies could not be loaded" error={error} onRetry={reload} />;
  }
  if (isPending && companies.length === 0) {
    return (
      <Loading what="the companies">
        <TableSkeleton />
      </Loading>
    );
  }
  if (all.length === 0) {
    return (
      <EmptyState title="No company yet">
        {canEdit
          ? 'Add companies by their name or web address.'
          : 'Its owner has not put a company into it yet.'}
      </EmptyState>
    );
  }
  return (
    <>
      {error && (
        <div className="mb-4">
          <ErrorLine title="Some companies could not be loaded" error={error} onRetry={reload} />
        </div>
      )}
      {rows.length === 0 ? (
        <EmptyState title="No company here fits">Try other words, or another sub-space.</EmptyState>
      ) : (
        children
      )}
    </>
  );
}
