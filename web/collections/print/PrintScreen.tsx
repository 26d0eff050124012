import { useParams } from '@tanstack/react-router';
import { useCollection } from '#web/pieces/collections/use-collections.ts';
import { Problem } from '#web/transport/problem.ts';
import { usePageSubject } from '#web/ui/page-title.ts';
import { ErrorState, Loading } from '#web/ui/states.tsx';
import { CollectionGone } from '#web/collections/CollectionGone.tsx';
import { PrintDocument } from './PrintDocument.tsx';
import './print.css';

/** A collection as a document: with or without notes, by sub-space or as one list, with its blacklist. */
export function PrintScreen() {
  const { id } = useParams({ from: '/paper/collection/$id/print' });
  const { data: collection, error, refetch } = useCollection(id);
  usePageSubject(collection?.name);
  if (error instanceof Problem && (error.status === 404 || error.status === 400)) {
    return (
      <main>
        <CollectionGone name={collection?.name} />
      </main>
    );
  }
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
  return (
    <main className="printed min-h-dvh bg-surface text-ink">
      {collection ? (
        <PrintDocument collection={collection} />
      ) : (
        <Loading what="the collection">
          <div className="mx-auto max-w-[210mm] p-8">
            <div className="skeleton h-8 w-80" />
          </div>
        </Loading>
      )}
    </main>
  );
}
