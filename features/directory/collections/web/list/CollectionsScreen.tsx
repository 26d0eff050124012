import { useNavigate, useSearch } from '@tanstack/react-router';
import { Plus, RotateCw } from 'lucide-react';
import { requestCollectionDialog } from '#features/directory/collections/web/shared/collection-dialog-request.ts';
import { useCollections } from '#features/directory/collections/web/shared/use-collections.ts';
import { Button } from '#ui/Button.tsx';
import { SelectField } from '#ui/SelectField.tsx';
import { PageHeader } from '#ui/PageHeader.tsx';
import { SearchField } from '#ui/SearchField.tsx';
import { EmptyState, ErrorLine, ErrorState } from '#ui/states.tsx';
import { useDebouncedSearch } from '#ui/use-debounced-search.ts';
import { useListKeys } from '#core/web/views/use-list-keys.ts';
import { CollectionList, CollectionListSkeleton } from './CollectionList.tsx';
import { filterAndSortCollections } from './collection-order.ts';
import { RecentActivity } from './RecentActivity.tsx';
import { DeletedCollections } from './DeletedCollections.tsx';
import type {
  CollectionOrder,
  CollectionsSearch,
} from '#features/directory/collections/web/search-params.ts';

const orders: readonly { value: CollectionOrder; label: string }[] = [
  { value: 'changed', label: 'Last changed' },
  { value: 'name', label: 'Name' },
  { value: 'size', label: 'Most companies' },
];

/** The user's own collections, and those shared with them. */
export function CollectionsScreen() {
  const { q = '', sort = 'changed' } = useSearch({ from: '/shell/collections' });
  const navigate = useNavigate({ from: '/collections' });
  const change = (next: CollectionsSearch) =>
    void navigate({ search: (before) => ({ ...before, ...next }), replace: true });
  const [typed, setTyped] = useDebouncedSearch(q, (text) => change({ q: text || undefined }));
  const { own, shared, error, reload, isLoading } = useCollections();
  const list = useListKeys<HTMLDivElement>();
  const begin = (
    <Button variant="primary" onPress={() => requestCollectionDialog({ dialog: 'new' })}>
      <Plus aria-hidden className="size-4" />
      New collection
    </Button>
  );
  // Its place is kept while the lists are loaded.
  const mayHaveAny = !own || !shared ? !error : own.length + shared.length > 0;
  const failed = { title: 'The collections could not be loaded', error, onRetry: reload };
  return (
    <div className="mx-auto w-full max-w-[1320px] px-4 py-4 md:px-8 md:py-5">
      <PageHeader
        title="Collections"
        lead="Lists of companies, shared with your team."
        isCompact
        actions={begin}
      />
      {mayHaveAny && (
        <div className="mt-3.5 flex flex-wrap items-center gap-2 sm:flex-nowrap">
          <SearchField
            label="Filter by name"
            placeholder="Filter by name…"
            value={typed}
            onChange={setTyped}
          />
          <SelectField
            label="Order"
            isLabelHidden
            options={orders}
            value={sort}
            onChange={(order) => change({ sort: order === 'changed' ? undefined : order })}
          />
          <Button variant="quiet" size="icon" aria-label="Reload" onPress={reload}>
            <RotateCw
              aria-hidden
              className={`size-4 ${isLoading ? 'motion-safe:animate-spin' : ''}`}
              strokeWidth={1.75}
            />
          </Button>
        </div>
      )}
      <div className="mt-5 grid gap-8 xl:grid-cols-[minmax(0,1fr)_18rem]">
        <div ref={list} className="min-w-0 space-y-8">
          {error && (own || shared ? <ErrorLine {...failed} /> : <ErrorState {...failed} />)}
          {!error && (own === undefined || shared === undefined) && <CollectionListSkeleton />}
          {own && (shared || error) && (
            <CollectionList
              title="Mine"
              isOwn
              total={own.length}
              collections={filterAndSortCollections(own, typed, sort)}
              empty={
                <EmptyState title="No collections yet" action={begin}>
                  Create one and add companies from anywhere.
                </EmptyState>
              }
            />
          )}
          {shared && (own || error) && (
            <CollectionList
              title="Shared with me"
              isOwn={false}
              total={shared.length}
              collections={filterAndSortCollections(shared, typed, sort)}
              empty={<p className="text-ink-3">No shared collections yet.</p>}
            />
          )}
          {own && <DeletedCollections />}
        </div>
        <RecentActivity />
      </div>
    </div>
  );
}
