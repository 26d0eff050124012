import { useParams } from '@tanstack/react-router';
import type { Collection } from '#features/collections/domain/collection.ts';
import { inNoSubspace, subspaceAt } from '#features/collections/domain/contents.ts';
import { topicOf } from '#core/domain/live/live.ts';
import { may } from '#core/domain/authorization/permissions.ts';
import { useCollection } from '#features/collections/web/public/use-collections.ts';
import { useLiveTopic } from '#core/web/session/use-live.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { TableSkeleton } from '#ui/TableSkeleton.tsx';
import { useStableCallback } from '#ui/use-stable-callback.ts';
import { CollectionCompanies } from './CollectionCompanies.tsx';
import { CollectionHeader } from './CollectionHeader.tsx';
import { CollectionQueryBoundary } from './CollectionQueryBoundary.tsx';
import { SubspaceSidebar } from '#features/collections/web/subspaces/SubspaceSidebar.tsx';
import { useCollectionSearch } from './use-collection-search.ts';

/** One collection: sub-spaces, companies and people with access. */
export function CollectionScreen() {
  const { id } = useParams({ from: '/shell/collection/$id' });
  return (
    <CollectionQueryBoundary query={useCollection(id)} skeleton={<Skeleton />}>
      {(collection) => <Shown collection={collection} />}
    </CollectionQueryBoundary>
  );
}

function Skeleton() {
  return (
    <div className="px-4 py-6 md:px-8 md:py-7">
      <div className="skeleton h-8 w-80 max-w-full" />
      <div className="skeleton mt-3 mb-8 h-4 w-48" />
      <div className="grid gap-4 lg:grid-cols-[248px_minmax(0,1fr)] lg:gap-8">
        <div className="space-y-2 max-lg:hidden">
          {['w-32', 'w-40', 'w-36', 'w-28'].map((width) => (
            <div key={width} className="flex h-8 items-center px-2.5">
              <div className={`skeleton h-4 ${width}`} />
            </div>
          ))}
        </div>
        <div className="skeleton h-10 w-full rounded-control! sm:w-80 lg:hidden" />
        <div className="min-w-0 space-y-4">
          <div className="skeleton h-8 w-56" />
          <TableSkeleton />
        </div>
      </div>
    </div>
  );
}

function Shown({ collection }: { readonly collection: Collection }) {
  const [search, change] = useCollectionSearch();
  const { person } = useSession();
  useLiveTopic(topicOf('collection', collection.id));
  // Memoized: the tree renders hundreds of rows.
  const choose = useStableCallback((space: string | undefined) => change({ space }));
  const canEdit = may(person, 'editCollection', collection);
  // A sub-space that somebody deleted is not shown; once restored, it is shown again.
  const isKnown =
    search.space === inNoSubspace || collection.subspaces.some(({ id }) => id === search.space);
  const shown = isKnown ? search : { ...search, space: undefined };
  return (
    <div className="w-full px-4 py-6 md:px-8 md:py-7">
      <CollectionHeader
        {...{ collection, canEdit }}
        space={subspaceAt(shown.space)}
        onSuggest={() => change({ suggestions: true, blacklist: undefined, company: undefined })}
      />
      <div className="mt-6 grid gap-4 lg:grid-cols-[248px_minmax(0,1fr)] lg:gap-8">
        <SubspaceSidebar
          key={collection.id}
          {...{ collection, canEdit }}
          current={shown.space}
          onChoose={choose}
        />
        <CollectionCompanies {...{ collection, canEdit }} search={shown} onChange={change} />
      </div>
    </div>
  );
}
