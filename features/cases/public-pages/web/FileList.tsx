import { CircleAlert } from 'lucide-react';
import type { SavedFile } from './draft.ts';
import { SavedFileRow, UploadRow } from './FileRows.tsx';
import type { Uploads } from './use-uploads.ts';

interface Props {
  readonly files: readonly SavedFile[];
  readonly uploads: Uploads;
  readonly onRemove: (file: SavedFile) => void;
  readonly problem: string | undefined;
}

/** The files that were sent and those on their way, and what is wrong with them. */
export function FileList({ files, uploads, onRemove, problem }: Props) {
  const message = problem ?? uploads.problem;
  return (
    <>
      {(files.length > 0 || uploads.common.length > 0) && (
        <ul
          aria-label="Your files"
          className="divide-y divide-line rounded-control border border-line"
        >
          {files.map((file) => (
            <SavedFileRow key={file.id} file={file} onRemove={() => onRemove(file)} />
          ))}
          {uploads.common.map((sending) => (
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
    </>
  );
}
