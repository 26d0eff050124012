import { useParams } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { CollectionQueryBoundary } from '#features/directory/collections/web/CollectionQueryBoundary.tsx';
import { useCollection } from '#features/directory/collections/web/shared/use-collections.ts';
import { PrintDocument } from './PrintDocument.tsx';
import './print.css';

/** Printable collection: with or without notes, by sub-space or as one list, with its blacklist. */
export function PrintScreen() {
  const { id } = useParams({ from: '/paper/collection/$id/print' });
  return (
    <main>
      <CollectionQueryBoundary query={useCollection(id)} skeleton={<Skeleton />}>
        {(collection) => (
          <Paper>
            <PrintDocument collection={collection} />
          </Paper>
        )}
      </CollectionQueryBoundary>
    </main>
  );
}

function Paper({ children }: { readonly children: ReactNode }) {
  return <div className="printed min-h-dvh bg-raised text-ink">{children}</div>;
}

function Skeleton() {
  return (
    <Paper>
      <div className="mx-auto max-w-[210mm] p-8">
        <div className="skeleton h-8 w-80" />
      </div>
    </Paper>
  );
}
