import { FileUp } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import { DropZone } from 'react-aria-components/DropZone';
import { FileTrigger } from 'react-aria-components/FileTrigger';
import { formatBytes } from '#core/domain/format.ts';
import { importLimits } from '#features/portfolio/radar-imports/domain/limits.ts';
import { buttonClasses } from '#ui/button-classes.ts';

interface Props {
  readonly file: File | null;
  readonly onChoose: (file: File | null) => void;
}

const accepted = ['.csv', '.xlsx', '.json', '.zip'];

/** A file that is dropped or chosen. */
export function FileChoice({ file, onChoose }: Props) {
  return (
    <DropZone
      aria-label="File to import"
      onDrop={({ items }) => {
        const [dropped] = items;
        if (dropped?.kind === 'file') void dropped.getFile().then(onChoose);
      }}
      className="flex flex-wrap items-center justify-between gap-3 rounded-card border border-dashed border-line-strong px-4 py-4 transition-colors data-[drop-target]:border-accent data-[drop-target]:bg-accent-soft"
    >
      <p className="flex min-w-0 items-center gap-3 text-control">
        <FileUp aria-hidden className="size-5 shrink-0 text-ink-3" strokeWidth={1.75} />
        {file ? (
          <span className="min-w-0 truncate font-medium">
            {file.name} <span className="font-normal text-ink-3">{formatBytes(file.size)}</span>
          </span>
        ) : (
          <span className="text-ink-2">
            Drop a file here, up to {formatBytes(importLimits.bytes)}.
          </span>
        )}
      </p>
      <FileTrigger acceptedFileTypes={accepted} onSelect={(files) => onChoose(files?.[0] ?? null)}>
        <Button className={buttonClasses(file ? 'plain' : 'primary', 'medium')}>
          {file ? 'Choose another' : 'Choose a file…'}
        </Button>
      </FileTrigger>
    </DropZone>
  );
}
