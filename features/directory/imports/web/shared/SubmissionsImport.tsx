import { Suspense, useEffect, useEffectEvent } from 'react';
import { isInProgress } from '#features/directory/imports/domain/import-actions.ts';
import { ImportSteps } from '#features/directory/imports/web/ImportSteps.tsx';
import { useImport } from '#features/directory/imports/web/use-import.ts';
import { formatBytes } from '#core/domain/format.ts';
import { isGone } from '#core/web/transport/problem.ts';
import { Button } from '#ui/Button.tsx';
import { EmptyState, ErrorState, Loading } from '#ui/states.tsx';
import { TableSkeleton } from '#ui/TableSkeleton.tsx';

function Skeleton() {
  return (
    <Loading what="the import">
      <TableSkeleton rows={4} />
    </Loading>
  );
}

interface Props {
  readonly id: string;
  /** Other submissions are here now. */
  readonly onChanged: () => void;
  readonly onChooseAnother: () => void;
}

/** An import whose destination is given. */
export function SubmissionsImport({ id, onChanged, onChooseAnother }: Props) {
  const { record, error, reload, ...actions } = useImport(id);
  const state = record?.state;
  const changed = useEffectEvent(onChanged);
  useEffect(() => {
    if (state !== undefined && state !== 'draft' && !isInProgress(state)) changed();
  }, [state]);
  if (isGone(error)) {
    return <EmptyState title="This import does not exist">It may have been discarded.</EmptyState>;
  }
  if (error && !record) {
    return <ErrorState title="The import could not be loaded" error={error} onRetry={reload} />;
  }
  if (!record) return <Skeleton />;
  return (
    <>
      <p className="mb-4 flex min-h-8 flex-wrap items-center gap-x-3 text-control text-ink-2">
        <span className="min-w-0 truncate font-medium text-ink">{record.fileName}</span>
        <span className="tabular">{formatBytes(record.fileBytes)}</span>
        {state === 'draft' && (
          <Button variant="quiet" onPress={onChooseAnother}>
            Choose another
          </Button>
        )}
      </p>
      <Suspense fallback={<Skeleton />}>
        <ImportSteps record={record} {...actions} />
      </Suspense>
    </>
  );
}
