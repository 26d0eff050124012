import { Link, useParams } from '@tanstack/react-router';
import { isGone } from '#core/web/transport/problem.ts';
import { buttonClasses } from '#ui/button-classes.ts';
import { usePageSubject } from '#ui/page-title.ts';
import { EmptyState, ErrorState, Loading } from '#ui/states.tsx';
import { CheckStep } from './CheckStep.tsx';
import { ColumnsStep } from './ColumnsStep.tsx';
import { FileStep } from './FileStep.tsx';
import { ImportHeader } from './ImportHeader.tsx';
import { RunStep } from './RunStep.tsx';
import { useImport } from './use-import.ts';
import { useIsReadyToCheck } from './use-file-format.ts';

function Skeleton() {
  return (
    <Loading what="the import">
      <div className="skeleton h-8 w-80 max-w-full" />
      <div className="skeleton mt-3 mb-6 h-4 w-48" />
      {Array.from({ length: 4 }, (_, index) => (
        <div key={index} className="mb-4 h-16 rounded-card border border-line bg-surface" />
      ))}
    </Loading>
  );
}

/** One import, step by step. Its state is on the server, so it can be continued later. */
export function ImportScreen() {
  const { id } = useParams({ from: '/shell/admin/imports/$id' });
  const { record, error, reload, runAction, runningAction, settle, isSavingSettings } =
    useImport(id);
  const isReady = useIsReadyToCheck(record);
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
    <>
      <ImportHeader record={record} />
      <div className="mt-6 space-y-4">
        <FileStep record={record} settle={settle} />
        <ColumnsStep record={record} settle={settle} />
        <CheckStep
          record={record}
          isReady={isReady && !isSavingSettings}
          runAction={runAction}
          runningAction={runningAction}
        />
        <RunStep record={record} runAction={runAction} runningAction={runningAction} />
      </div>
    </>
  );
}
