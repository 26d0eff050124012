import { Suspense } from 'react';
import { Link, useParams } from '@tanstack/react-router';
import { isGone } from '#core/web/transport/problem.ts';
import { buttonClasses } from '#ui/button-classes.ts';
import { usePageSubject } from '#ui/page-title.ts';
import { EmptyState, ErrorState, Loading } from '#ui/states.tsx';
import { FileStep } from './FileStep.tsx';
import { ImportHeader } from './ImportHeader.tsx';
import { ImportSteps } from './ImportSteps.tsx';
import { useImport } from './use-import.ts';

function Skeleton() {
  return (
    <Loading what="the import">
      <div className="skeleton h-8 w-80 max-w-full" />
      <div className="skeleton mt-3 mb-6 h-4 w-48" />
      {Array.from({ length: 4 }, (_, index) => (
        <div key={index} className="mb-4 h-16 rounded-card border border-line bg-raised" />
      ))}
    </Loading>
  );
}

/** One import, step by step. */
export function ImportScreen() {
  const { id } = useParams({ from: '/shell/admin/imports/$id' });
  const { record, error, reload, ...actions } = useImport(id);
  usePageSubject(record?.fileName);
  if (isGone(error)) {
    return (
      <EmptyState
        isPage
        title="This import does not exist"
        action={
          <Link to="/admin/imports" className={buttonClasses('plain', 'medium')}>
            Go to Imports
          </Link>
        }
      >
        It may have been discarded.
      </EmptyState>
    );
  }
  if (error && !record) {
    return (
      <ErrorState isPage title="The import could not be loaded" error={error} onRetry={reload} />
    );
  }
  if (!record) return <Skeleton />;
  return (
    <Suspense fallback={<Skeleton />}>
      <ImportHeader record={record} />
      <div className="mt-6">
        <ImportSteps
          record={record}
          first={<FileStep record={record} settle={actions.settle} />}
          {...actions}
        />
      </div>
    </Suspense>
  );
}
