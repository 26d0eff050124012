import type { ReactNode } from 'react';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import { ButtonLink } from '#core/web/router/ButtonLink.tsx';
import { QueryBoundary } from '#core/web/transport/QueryBoundary.tsx';
import { usePageSubject } from '#ui/page-title.ts';
import { EmptyState } from '#ui/states.tsx';

interface Props {
  readonly query: Parameters<typeof QueryBoundary<Collection>>[0]['query'];
  readonly skeleton: ReactNode;
  readonly children: (collection: Collection) => ReactNode;
}

/** Renders a collection, or why it cannot be shown. */
export function CollectionQueryBoundary({ query, skeleton, children }: Props) {
  const name = query.data?.name;
  usePageSubject(name);
  const gone = <CollectionNotFound name={name} />;
  return (
    <QueryBoundary isPage what="collection" query={query} skeleton={skeleton} gone={gone}>
      {children}
    </QueryBoundary>
  );
}

/** Not found or no access; shows the name if it was just open. */
function CollectionNotFound({ name }: { readonly name: string | undefined }) {
  return (
    <EmptyState
      isPage
      title={
        name === undefined ? 'This collection does not exist' : `“${name}” is not here any more`
      }
      action={<ButtonLink to="/collections">Go to Collections</ButtonLink>}
    >
      {name === undefined
        ? 'It may have been deleted, or it is no longer shared with you.'
        : 'It was deleted, or is no longer shared with you.'}
    </EmptyState>
  );
}
