import type { ImportRecord } from '#features/directory/imports/domain/import-record.ts';
import { RelativeTime } from '#ui/dates.tsx';
import { Discard } from './Discard.tsx';
import { describeImport } from './ImportLine.tsx';
import { useImportTarget } from './use-import-targets.ts';
import { StatePill } from './StatePill.tsx';

/** File, user and state of an import. */
export function ImportHeader({ record }: { readonly record: ImportRecord }) {
  const { of, fileName, state, createdBy, createdAt } = record;
  const target = useImportTarget(of);
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        <h1 className="flex flex-wrap items-center gap-x-3 gap-y-1 text-title font-semibold tracking-[-0.02em]">
          <span className="min-w-0 break-words">{fileName}</span>
          <span className="flex tracking-normal">
            <StatePill state={state} />
          </span>
        </h1>
        <p className="mt-1 text-ink-2">
          {describeImport(record, target)} · uploaded {createdBy && `by ${createdBy}, `}
          <RelativeTime at={createdAt} />
        </p>
      </div>
      <Discard record={record} />
    </header>
  );
}
