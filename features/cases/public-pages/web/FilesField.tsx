import { clsx } from 'clsx';
import { CircleAlert, Paperclip } from 'lucide-react';
import { useRef, useState, type DragEvent } from 'react';
import { acceptedExtensions } from '#core/domain/files/file-types.ts';
import { formatBytes } from '#core/domain/format.ts';
import { submissionLimits } from '#features/cases/submissions/domain/limits.ts';
import { Button } from '#ui/Button.tsx';
import { OptionalMark } from '#ui/Field.tsx';
import { installation } from '#ui/installation.ts';
import type { SavedFile } from './draft.ts';
import { SavedFileRow, UploadRow } from './FileRows.tsx';
import type { Uploads } from './use-uploads.ts';

interface Props {
  readonly files: readonly SavedFile[];
  readonly uploads: Uploads;
  readonly onRemove: (file: SavedFile) => void;
  readonly problem: string | undefined;
}

const rules = `Up to ${submissionLimits.filesMost} files of at most ${formatBytes(installation.fileBytes, 'en')} each: PDF, pictures, office documents, text or ZIP.`;

/** Files, dropped or chosen. Each is uploaded at once and saved with the draft. */
export function FilesField({ files, uploads, onRemove, problem }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  const message = problem ?? uploads.problem;

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
        <Button id="files" onPress={() => input.current?.click()} aria-describedby="files-rules">
          <Paperclip aria-hidden className="size-4" strokeWidth={1.75} />
          Choose files
        </Button>
        <p id="files-rules" className="min-w-0 flex-1 basis-56 text-control text-ink-3">
          <span className="max-sm:hidden">or drop them here. </span>
          {rules}
        </p>
        <input
          ref={input}
          type="file"
          multiple
          hidden
          aria-label="Files"
          accept={acceptedExtensions}
          onChange={(event) => {
            uploads.add([...(event.target.files ?? [])]);
            // Allows choosing the same file again after removing it.
            event.target.value = '';
          }}
        />
      </div>
      {(files.length > 0 || uploads.sendings.length > 0) && (
        <ul
          aria-label="Your files"
          className="divide-y divide-line rounded-control border border-line"
        >
          {files.map((file) => (
            <SavedFileRow key={file.id} file={file} onRemove={() => onRemove(file)} />
          ))}
          {uploads.sendings.map((sending) => (
            <UploadRow
              key={sending.id}
              sending={sending}
              onRetry={() => uploads.retry(sending)}
              onRemove={() => uploads.remove(sending.id)}
            />
          ))}
        </ul>
      )}
      <div role="alert" className="empty:hidden">
        {message && (
          <p id="files-problem" className="flex items-start gap-1.5 text-control text-bad-ink">
            <CircleAlert aria-hidden className="mt-px size-4 shrink-0" strokeWidth={1.75} />
            {message}
          </p>
        )}
      </div>
    </div>
  );
}
