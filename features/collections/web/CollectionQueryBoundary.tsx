import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Collection } from '#features/collections/domain/collection.ts';
import { isGone } from '#core/web/transport/problem.ts';
import { buttonClasses } from '#ui/button-classes.ts';
import { usePageSubject } from '#ui/page-title.ts';
import { EmptyState, ErrorState, Loading } from '#ui/states.tsx';

interface Props {
  readonly query: {
    readonly data: Collection | undefined;
    readonly error: Error | null;
    readonly refetch: () => unknown;
  };
  readonly skeleton: ReactNode;
  readonly children: (collection: Collection) => ReactNode;
}

/** Renders a collection, or why it cannot be shown. */
export function CollectionQueryBoundary({
  query: { data, error, refetch },
  skeleton,
  children,
}: Props) {
  usePageSubject(data?.name);
  if (isGone(error)) return <CollectionNotFound name={data?.name} />;
  // Keep showing loaded data, with text being typed, while the query is retried.
  if (error && !data) {
    return (
      <ErrorState
        isPage
        title="The collection could not be loaded"
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  return data ? children(data) : <Loading what="the collection">{skeleton}</Loading>;
}

/** Not found or no access; shows the name if it was just open. */
function CollectionNotFound({ name }: { readonly name: string | undefined }) {
  return (
    <EmptyState
      isPage
      title={
        name === undefined ? 'This collection does not exist' : `“${name}” is not here any more`
      }
      action={
        <Link to="/collections" className={buttonClasses('plain', 'medium')}>
          Go to Collections
        </Link>
      }
    >
      {name === undefined
        ? 'It may have been deleted, or nobody shares it with you any more.'
        : 'It was just deleted, or is not shared with you any more.'}
    </EmptyState>
  );
}
