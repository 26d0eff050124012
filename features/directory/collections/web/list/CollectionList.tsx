import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import { avatars } from '#features/directory/collections/domain/endpoints.ts';
import { useActiveCollection } from '#features/directory/collections/web/shared/use-active-collection.ts';
import { queryOptionsOf } from '#core/web/transport/query-options.ts';
import { SkeletonRepeat } from '#ui/skeletons.tsx';
import { Loading } from '#ui/states.tsx';
import { CollectionCard } from './CollectionCard.tsx';

const cards = 'grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3';

export function CollectionListSkeleton() {
  return (
    <Loading what="collections">
      <div className={cards}>
        <SkeletonRepeat count={8} className="h-52 rounded-card border border-line bg-raised p-4">
          <div className="skeleton h-20" />
          <div className="skeleton mt-3 h-5 w-2/3" />
          <div className="skeleton mt-2 h-4 w-1/2" />
          <div className="skeleton mt-6 h-4 w-full" />
        </SkeletonRepeat>
      </div>
    </Loading>
  );
}

interface Props {
  readonly title: string;
  readonly isOwn: boolean;
  /** Total number, before filtering. */
  readonly total: number;
  readonly collections: readonly Collection[];
  readonly empty: ReactNode;
}

/** Collections as cards. */
export function CollectionList({ title, isOwn, total, collections, empty }: Props) {
  const [active] = useActiveCollection();
  const { data } = useQuery(queryOptionsOf(avatars));
  const peopleOf = new Map(data?.map(({ collectionId, people }) => [collectionId, people]));
  return (
    <section aria-label={title}>
      <h2 className="mb-3.5 flex items-baseline gap-2 text-reading font-semibold tracking-[-0.01em]">
        {title}
        <span className="text-control font-normal text-ink-3 tabular">
          {collections.length === total ? total : `${collections.length} of ${total}`}
        </span>
      </h2>
      {total === 0 && empty}
      {total > 0 && collections.length === 0 && <p className="text-ink-3">No matches.</p>}
      {collections.length > 0 && (
        <ul className={cards}>
          {collections.map((collection) => (
            <li key={collection.id} className="grid grid-cols-1">
              <CollectionCard
                collection={collection}
                isOwn={isOwn}
                isActive={collection.id === active}
                people={peopleOf.get(collection.id) ?? []}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
