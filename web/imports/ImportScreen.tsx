import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { reading } from '#domain/imports/endpoints.ts';
import { problemsOfMapping } from '#domain/imports/mapping.ts';
import { missingPlace } from '#domain/imports/place.ts';
import type { ImportRecord } from '#domain/imports/shown.ts';
import { ask } from '#web/transport/ask.ts';
import { Problem } from '#web/transport/problem.ts';
import { buttonLook } from '#web/ui/button-look.ts';
import { Ago } from '#web/ui/dates.tsx';
import { usePageSubject } from '#web/ui/page-title.ts';
import { EmptyState, ErrorState, Loading } from '#web/ui/states.tsx';
import { CheckStep } from './CheckStep.tsx';
import { ColumnsStep } from './ColumnsStep.tsx';
import { Discard } from './Discard.tsx';
import { FileStep } from './FileStep.tsx';
import { whatWords } from './ImportLine.tsx';
import { RunStep } from './RunStep.tsx';
import { StatePill } from './StatePill.tsx';
import { useImport } from './use-import.ts';

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

function Header({ record }: { readonly record: ImportRecord }) {
  const { fileName, state, createdBy, createdAt } = record;
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h1 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-title font-semibold tracking-[-0.02em]">
          <span className="min-w-0 break-words">{fileName}</span>
          <StatePill state={state} />
        </h1>
        <p className="mt-1 text-ink-2">
          {whatWords(record)} · brought <Ago at={createdAt} />
          {createdBy && ` by ${createdBy}`}
        </p>
      </div>
      <Discard record={record} />
    </header>
  );
}

/** Whether everything is said that the check needs to know. */
function useIsReady(record: ImportRecord | undefined): boolean {
  const isOpen = record?.state === 'draft';
  const { data, error } = useQuery({
    ...ask(reading, { params: { id: record?.id ?? '' } }),
    enabled: isOpen,
  });
  if (!isOpen || !data || error || missingPlace(record) !== null) return false;
  return problemsOfMapping(record.of, record.mapping ?? data.mapping).length === 0;
}

/** One import, step by step. All of it is on the server: whoever comes back goes on where they left. */
export function ImportScreen() {
  const { id } = useParams({ from: '/shell/admin/imports/$id' });
  const { record, error, reload, act, acting, settle, isSettling } = useImport(id);
  const isReady = useIsReady(record);
  usePageSubject(record?.fileName);
  if (error instanceof Problem && (error.status === 404 || error.status === 400)) {
    return (
      <EmptyState
        isPage
        title="This import does not exist"
        action={
          <Link to="/admin/imports" className={buttonLook('plain', 'medium')}>
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
      <Header record={record} />
      <div className="mt-6 space-y-4">
        <FileStep record={record} settle={settle} />
        <ColumnsStep record={record} settle={settle} />
        <CheckStep record={record} isReady={isReady && !isSettling} act={act} acting={acting} />
        <RunStep record={record} act={act} acting={acting} />
      </div>
    </>
  );
}
