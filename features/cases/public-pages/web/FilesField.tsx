import { clsx } from 'clsx';
import { useState, type DragEvent } from 'react';
import { formatBytes } from '#core/domain/format.ts';
import { submissionLimits } from '#features/cases/submissions/domain/limits.ts';
import { OptionalMark } from '#ui/Field.tsx';
import { installation } from '#ui/installation.ts';
import type { SavedFile } from './draft.ts';
import { FileChoice } from '#features/cases/files/web/shared/FileChoice.tsx';
import { FileList } from '#features/cases/files/web/shared/FileList.tsx';
import type { Uploads } from '#features/cases/files/web/shared/use-uploads.ts';

interface Props {
  readonly files: readonly SavedFile[];
  readonly uploads: Uploads;
  readonly onRemove: (file: SavedFile) => void;
  readonly problem: string | undefined;
}

const rules = `Up to ${submissionLimits.filesMost} files of at most ${formatBytes(installation.fileBytes, 'en')} each: PDF, pictures, office documents, text or ZIP.`;

/** Files, dropped or chosen. Each is uploaded at once and saved with the draft. */
export function FilesField({ files, uploads, onRemove, problem }: Props) {
  const [isOver, setIsOver] = useState(false);

  function drop(event: DragEvent): void {
    event.preventDefault();
    setIsOver(false);
    uploads.add([...event.dataTransfer.files]);
  }

  return (
    <div className="flex flex-col gap-1.5">
      <p id="files-label" className="font-medium">
        Files
        <OptionalMark />
      </p>
      {/* Dropping is an additional way for pointers; the button is accessible to everybody. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <div
        role="group"
        aria-labelledby="files-label"
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
        className={clsx(
          'flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-dashed px-4 py-4 transition-colors',
          isOver ? 'border-accent bg-accent-soft' : 'border-line-strong bg-surface',
        )}
      >
        <FileChoice id="files" label="Choose files" rulesId="files-rules" onChoose={uploads.add} />
        <p id="files-rules" className="min-w-0 flex-1 basis-56 text-control text-ink-3">
          <span className="max-sm:hidden">or drop them here. </span>
          {rules}
        </p>
      </div>
      <FileList files={files} uploads={uploads} onRemove={onRemove} problem={problem} />
    </div>
  );
}
