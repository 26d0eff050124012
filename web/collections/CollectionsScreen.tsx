import { useNavigate } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { Collection } from '#domain/collections/collection.ts';
import { Button } from '#web/ui/Button.tsx';
import { PageHeader } from '#web/ui/PageHeader.tsx';
import { EmptyState, ErrorState, Loading } from '#web/ui/states.tsx';
import { useWalk } from '#web/ui/use-walk.ts';
import { CollectionCard } from './CollectionCard.tsx';
import { NameDialog } from '#web/pieces/collections/NameDialog.tsx';
import { useActiveCollection } from '#web/pieces/collections/use-active-collection.ts';
import { useCollectionActs } from '#web/pieces/collections/use-collection-acts.ts';
import { useCollections } from '#web/pieces/collections/use-collections.ts';

const cards = 'grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4';

function Skeleton() {
  return (
    <Loading what="collections">
      <div className={cards}>
        {Array.from({ length: 8 }, (_, index) => (
          <div key={index} className="h-48 rounded-card border border-line bg-surface p-4">
            <div className="skeleton h-20" />
            <div className="skeleton mt-3 h-5 w-2/3" />
            <div className="skeleton mt-6 h-4 w-1/2" />
          </div>
        ))}
      </div>
    </Loading>
  );
}

interface ListProps {
  readonly title: string;
  readonly isOwn: boolean;
  readonly collections: readonly Collection[];
  readonly empty: ReactNode;
}

function List({ title, isOwn, collections, empty }: ListProps) {
  const [active] = useActiveCollection();
  return (
    <section aria-label={title}>
      <h2 className="mb-3.5 flex items-baseline gap-2 text-reading font-semibold tracking-[-0.01em]">
        {title}
        <span className="text-control font-normal text-ink-3 tabular">{collections.length}</span>
      </h2>
      {collections.length === 0 ? (
        empty
      ) : (
        <ul className={cards}>
          {collections.map((collection) => (
            <li key={collection.id} className="grid">
              <CollectionCard
                collection={collection}
                isOwn={isOwn}
                isActive={collection.id === active}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** One's own collections, and those that others share. */
export function CollectionsScreen() {
  const [isNaming, setIsNaming] = useState(false);
  const { own, shared, error, reload } = useCollections();
  const { create } = useCollectionActs();
  const navigate = useNavigate();
  const list = useWalk<HTMLDivElement>();
  const begin = (
    <Button variant="primary" onPress={() => setIsNaming(true)}>
      <Plus aria-hidden className="size-4" />
      New collection
    </Button>
  );
  return (
    <div className="mx-auto w-full max-w-[1280px] px-4 py-6 md:px-8 md:py-7">
      <PageHeader
        title="Collections"
        lead="Companies worth remembering, sorted your way and shared with whom you like."
        actions={begin}
      />
      <div ref={list} className="mt-6 space-y-10">
        {error && (
          <ErrorState title="The collections could not be loaded" error={error} onRetry={reload} />
        )}
        {!error && (own === undefined || shared === undefined) && <Skeleton />}
        {own && shared && (
          <>
            <List
              title="Mine"
              isOwn
              collections={own}
              empty={
                <EmptyState title="No collection yet" action={begin}>
                  Make one, and put companies into it from anywhere.
                </EmptyState>
              }
            />
            <List
              title="Shared with me"
              isOwn={false}
              collections={shared}
              empty={<p className="text-ink-3">Nobody shares a collection with you.</p>}
            />
          </>
        )}
      </div>
      {isNaming && (
        <NameDialog
          title="New collection"
          action="Create"
          onClose={() => setIsNaming(false)}
          onGive={async (name, key) => {
            const made = await create(name, key);
            if (made) await navigate({ to: '/collection/$id', params: { id: made.id } });
            return made !== null;
          }}
        />
      )}
    </div>
  );
}
