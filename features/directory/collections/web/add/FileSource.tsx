import { FileUp } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import type {
  ChosenColumns,
  ListEntries,
} from '#features/directory/companies/domain/list-entries.ts';
import { pluralize, formatBytes } from '#core/domain/format.ts';
import { limits } from '#core/domain/limits.ts';
import { buttonClasses } from '#ui/button-classes.ts';
import { ErrorText } from '#ui/ErrorText.tsx';
import { ColumnMapping } from './ColumnMapping.tsx';
import { EntryCount } from './EntryCount.tsx';
import type { ListFile } from './list-file.ts';

const accepted = ['.csv', '.tsv', '.txt', '.xlsx', '.json', '.jsonl', '.ndjson'];

interface Props {
  readonly file: ListFile | null;
  readonly columns: ChosenColumns;
  readonly list: ListEntries;
  readonly isReading: boolean;
  readonly problem: string | undefined;
  readonly onChoose: (file: File | undefined) => void;
  readonly onColumns: (columns: ChosenColumns) => void;
}

/** A file, and its columns that identify the companies. */
export function FileSource(props: Props) {
  const { file, columns, list, isReading, problem, onChoose, onColumns } = props;
  const rows = file?.kind === 'table' ? file.table.rows.length : null;
  return (
    <div className="space-y-4">
      <div className="flex flex-col items-center gap-3 rounded-card border border-dashed border-line-strong px-4 py-8 text-center text-control">
        <span className="grid size-10 place-items-center rounded-full bg-accent-soft text-accent-ink">
          <FileUp aria-hidden className="size-5" strokeWidth={1.75} />
        </span>
        {file ? (
          <p className="max-w-full truncate text-body font-medium">
            {file.name}
            {rows !== null && (
              <span className="font-normal text-ink-3"> · {pluralize(rows, 'row', 'rows')}</span>
            )}
          </p>
        ) : (
          <div>
            <p className="text-body font-medium">Drop a file here, or choose one</p>
            <p className="mt-1 text-ink-3">
              CSV, Excel (XLSX), text or JSON, up to {formatBytes(limits.importFileBytes)}
            </p>
          </div>
        )}
        <FileTrigger acceptedFileTypes={accepted} onSelect={(files) => onChoose(files?.[0])}>
          <Button
            isDisabled={isReading}
            className={buttonClasses(file ? 'plain' : 'primary', 'medium')}
          >
            {file ? 'Choose another file…' : 'Choose a file…'}
          </Button>
        </FileTrigger>
        <p role="status" className="sr-only">
          {isReading ? 'Reading the file…' : ''}
        </p>
      </div>
      <ErrorText>{problem}</ErrorText>
      {file?.kind === 'table' && (
        <ColumnMapping table={file.table} chosen={columns} onChange={onColumns} />
      )}
      {file && <EntryCount list={list} />}
    </div>
  );
}
