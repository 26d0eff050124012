import { Upload } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { formatNumber } from '#core/domain/format.ts';
import { buttonClasses } from '#ui/button-classes.ts';
import type { SourceFile } from './import-file.ts';

interface Props {
  readonly file: SourceFile | null;
  readonly onChoose: (file: File | undefined) => void;
}

/** Chooses the file, by file dialog or drag and drop. */
export function ImportSource({ file, onChoose }: Props) {
  return (
    <DropZone
      aria-label="File"
      getDropOperation={() => 'copy'}
      onDrop={({ items }) => {
        const [dropped] = items;
        if (dropped?.kind === 'file') void dropped.getFile().then(onChoose);
      }}
      className="flex flex-wrap items-center justify-center gap-3 rounded-card border border-dashed border-line-strong px-4 py-6 text-control text-ink-2 data-[drop-target]:border-accent data-[drop-target]:bg-accent-soft"
    >
      <Upload aria-hidden className="size-4 text-ink-3" strokeWidth={1.75} />
      {file ? (
        <span className="min-w-0 truncate">
          <span className="font-medium text-ink">{file.name}</span>,{' '}
          {formatNumber(file.records.length)} rows
        </span>
      ) : (
        'Drop a file here, or'
      )}
      <FileTrigger
        acceptedFileTypes={['.csv', '.tsv', '.txt', '.json', 'text/csv', 'application/json']}
        onSelect={(files) => onChoose(files?.[0])}
      >
        <Button className={buttonClasses('plain', 'medium')}>
          {file ? 'Choose another' : 'Choose a file'}
        </Button>
      </FileTrigger>
    </DropZone>
  );
}
