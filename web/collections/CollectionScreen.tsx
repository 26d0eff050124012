import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { topicOf } from '#domain/live/live.ts';
import { may } from '#domain/permissions.ts';
import { useLive } from '#web/session/use-live.ts';
import { useSession } from '#web/session/use-session.ts';
import { Problem } from '#web/transport/problem.ts';
import { TableSkeleton } from '#web/ui/TableSkeleton.tsx';
import { usePageSubject } from '#web/ui/page-title.ts';
import { ErrorState, Loading } from '#web/ui/states.tsx';
import { CollectionCompanies } from './CollectionCompanies.tsx';
import { CollectionGone } from './CollectionGone.tsx';
import { CollectionHeader } from './CollectionHeader.tsx';
import { unassigned, type CollectionSearch } from './search-params.ts';
import { SubspaceAside } from './subspaces/SubspaceAside.tsx';
import { useCollection } from '#web/pieces/collections/use-collections.ts';

/** One collection: its sub-spaces, its companies, and who has it. */
export function CollectionScreen() {
  const { id } = useParams({ from: '/shell/collection/$id' });
  const search = useSearch({ from: '/shell/collection/$id' });
  const navigate = useNavigate({ from: '/collection/$id' });
  const { person } = useSession();
  const { data: collection, error, refetch } = useCollection(id);
  usePageSubject(collection?.name);
  const isGone = error instanceof Problem && (error.status === 404 || error.status === 400);
  // Brought back, it is listened to anew.
  useLive(collection && !isGone ? topicOf('collection', collection.id) : null);
  const change = (next: CollectionSearch) =>
    void navigate({
      search: (before) => ({ ...before, ...next }),
      replace: !('space' in next),
      resetScroll: 'space' in next,
    });

  if (isGone) return <CollectionGone name={collection?.name} />;
  // What is there already stays, with what is being typed in it: it is read again in a while.
  if (error && !collection) {
    return (
      <ErrorState
        isPage
        title="The collection could not be loaded"
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!collection) {
    return (
      <Loading what="the collection">
        <div className="px-4 py-6 md:px-8 md:py-7">
          <div className="skeleton h-8 w-80 max-w-full" />
          <div className="skeleton mt-3 mb-8 h-4 w-48" />
          <TableSkeleton />
        </div>
      </Loading>
    );
  }
  const canEdit = may(person, 'editCollection', collection);
  // A sub-space that was deleted meanwhile is none; brought back, it is shown again.
  const isKnown =
    search.space === unassigned || collection.subspaces.some(({ id: one }) => one === search.space);
  const shown = isKnown ? search : { ...search, space: undefined };
  return (
    <div className="w-full px-4 py-6 md:px-8 md:py-7">
      <CollectionHeader collection={collection} canEdit={canEdit} />
      <div className="mt-6 grid gap-4 lg:grid-cols-[248px_minmax(0,1fr)] lg:gap-8">
        <SubspaceAside
          key={collection.id}
          {...{ collection, canEdit }}
          current={shown.space}
          onChoose={(space) => change({ space })}
        />
        <CollectionCompanies {...{ collection, canEdit }} search={shown} onChange={change} />
      </div>
    </div>
  );
}
