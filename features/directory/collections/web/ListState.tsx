import { Plus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { Collection } from '#features/directory/collections/domain/collection.ts';
import { inNoSubspace, subspaceAt } from '#features/directory/collections/domain/contents.ts';
import { Button } from '#ui/Button.tsx';
import { TableSkeleton } from '#ui/TableSkeleton.tsx';
import { EmptyState, ErrorLine, ErrorState, Loading } from '#ui/states.tsx';
import type { useFilteredRows } from './use-filtered-rows.ts';
import { AddDialog } from '#features/directory/collections/web/add/AddDialog.tsx';

interface Props {
  readonly collection: Collection;
  readonly canEdit: boolean;
  readonly shown: ReturnType<typeof useFilteredRows>;
  /** The sub-space as in the URL. */
  readonly space: string | undefined;
  /** Whether a search or filters are active, and how to clear them. */
  readonly isFiltered: boolean;
  readonly onWhole: () => void;
  /** The list, when it is not empty. */
  readonly children: ReactNode;
}

/** Empty state of a collection or sub-space, with ways to add companies. */
function NoCompanies({
  collection,
  canEdit,
  space,
  isWhole,
  onAdd,
}: Pick<Props, 'collection' | 'canEdit' | 'space'> & {
  readonly isWhole: boolean;
  readonly onAdd: () => void;
}) {
  const name = collection.subspaces.find(({ id }) => id === space)?.name;
  if (!isWhole && space === inNoSubspace) {
    return (
      <EmptyState title="Every company is in a sub-space">
        All companies are in sub-spaces.
      </EmptyState>
    );
  }
  const title = isWhole ? 'No company yet' : `No company in ${name ?? 'this sub-space'} yet`;
  if (!canEdit) {
    return <EmptyState title={title}>The owner has not added any companies yet.</EmptyState>;
  }
  return (
    <EmptyState
      title={title}
      action={
        <Button variant={isWhole ? 'primary' : 'plain'} onPress={onAdd}>
          <Plus aria-hidden className="size-4" />
          {isWhole ? 'Add the first' : `Add to ${name ?? 'this sub-space'}`}
        </Button>
      }
    >
      {isWhole
        ? 'Search for companies, paste a list or upload a file.'
        : 'Add companies here, or drag them onto the sub-space.'}
    </EmptyState>
  );
}

/** The companies, or an empty, loading or error state. */
export function ListState(props: Props) {
  const { collection, space } = props;
  const [isAdding, setIsAdding] = useState(false);
  return (
    <>
      <State {...props} onAdd={() => setIsAdding(true)} />
      {isAdding && (
        <AddDialog
          collection={collection}
          space={subspaceAt(space)}
          onClose={() => setIsAdding(false)}
        />
      )}
    </>
  );
}

function State({
  shown,
  isFiltered,
  onWhole,
  children,
  ...about
}: Props & { readonly onAdd: () => void }) {
  const { all, companies, inSpace, rows, isPending, error, reload } = shown;
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
  if (all.length === 0) return <NoCompanies {...about} isWhole />;
  return (
    <>
      {error && (
        <div className="mb-4">
          <ErrorLine title="Some companies could not be loaded" error={error} onRetry={reload} />
        </div>
      )}
      {rows.length > 0 ? (
        children
      ) : inSpace.length === 0 && !isPending ? (
        <NoCompanies {...about} isWhole={false} />
      ) : (
        <EmptyState
          title="No matching companies"
          action={isFiltered && <Button onPress={onWhole}>Show all</Button>}
        >
          Try other words or filters, or another sub-space.
        </EmptyState>
      )}
    </>
  );
}
