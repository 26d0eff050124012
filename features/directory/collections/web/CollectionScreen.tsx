import { useParams } from '@tanstack/react-router';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import { inNoSubspace, subspaceAt } from '#features/directory/collections/domain/contents.ts';
import { topicOf } from '#core/domain/live/live.ts';
import { may } from '#core/domain/authorization/permissions.ts';
import { useCollection } from '#features/directory/collections/web/shared/use-collections.ts';
import { useLiveTopic } from '#core/web/session/use-live.ts';
import { useSession } from '#core/web/session/use-session.ts';
import { TableSkeleton } from '#ui/TableSkeleton.tsx';
import { useStableCallback } from '#ui/use-stable-callback.ts';
import { CollectionCompanies } from './CollectionCompanies.tsx';
import { CollectionHeader } from './CollectionHeader.tsx';
import { CollectionQueryBoundary } from './CollectionQueryBoundary.tsx';
import { SubspaceSidebar } from '#features/directory/collections/web/subspaces/SubspaceSidebar.tsx';
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
    <div className="flex min-h-full flex-col">
      <div className="border-b border-line px-4 py-3 md:px-6 md:py-5">
        <div className="skeleton h-8 w-80 max-w-full" />
        <div className="skeleton mt-2 h-5 w-48" />
      </div>
      <div className="grid flex-1 lg:grid-cols-[224px_minmax(0,1fr)]">
        <div className="space-y-2 border-line px-5 py-4 max-lg:hidden lg:border-r">
          {['w-32', 'w-40', 'w-36', 'w-28'].map((width) => (
            <div key={width} className="flex h-6 items-center">
              <div className={`skeleton h-4 ${width}`} />
            </div>
          ))}
        </div>
        <div className="min-w-0">
          <div className="px-4 py-2.5 md:px-5">
            <div className="skeleton h-8 w-56" />
          </div>
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
  const suggest = useStableCallback(() =>
    change({ suggestions: true, blacklist: undefined, proposals: undefined, company: undefined }),
  );
  const canEdit = may(person, 'editCollection', collection);
  // A sub-space that somebody deleted is not shown; once restored, it is shown again.
  const isKnown =
    search.space === inNoSubspace || collection.subspaces.some(({ id }) => id === search.space);
  const view = isKnown ? search : { ...search, space: undefined };
  return (
    <div className="flex min-h-full w-full flex-col">
      <div className="border-b border-line px-4 py-2.5 md:px-6 md:py-5">
        <CollectionHeader
          collection={collection}
          canEdit={canEdit}
          space={subspaceAt(view.space)}
          onSuggest={suggest}
          onBlacklist={() =>
            change({
              blacklist: true,
              suggestions: undefined,
              proposals: undefined,
              company: undefined,
            })
          }
          onProposals={() =>
            change({
              proposals: true,
              suggestions: undefined,
              blacklist: undefined,
              company: undefined,
            })
          }
        />
      </div>
      <div className="grid flex-1 lg:grid-cols-[224px_minmax(0,1fr)]">
        <div className="border-line max-lg:px-4 max-lg:pt-2.5 md:max-lg:px-6 lg:border-r lg:px-3 lg:py-3">
          <SubspaceSidebar
            key={collection.id}
            collection={collection}
            canEdit={canEdit}
            current={view.space}
            onChoose={choose}
            onSuggest={suggest}
          />
        </div>
        <CollectionCompanies
          collection={collection}
          canEdit={canEdit}
          search={view}
          onChange={change}
        />
      </div>
    </div>
  );
}
