import { CircleAlert } from 'lucide-react';
import { SavedFileRow, UploadRow, type ListedUpload } from './FileRows.tsx';
import type { Uploads } from './use-uploads.ts';

interface Props<File extends ListedUpload> {
  readonly files: readonly File[];
  readonly uploads: Uploads;
  readonly onRemove: (file: File) => void;
  readonly problem: string | undefined;
}

/** The files that were sent and those on their way, and what is wrong with them. */
export function FileList<File extends ListedUpload>({
  files,
  uploads,
  onRemove,
  problem,
}: Props<File>) {
  const message = problem ?? uploads.problem;
  return (
    <>
      {(files.length > 0 || uploads.common.length > 0) && (
        <ul
          aria-label="Your files"
          className="divide-y divide-line rounded-control border border-line"
        >
          {files.map((file) => (
            <SavedFileRow
              key={file.id}
              file={file}
              onRemove={() => {
                uploads.clearProblem();
                onRemove(file);
              }}
            />
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
          <p className="flex items-start gap-1.5 text-control text-bad-ink">
            <CircleAlert aria-hidden className="mt-px size-4 shrink-0" strokeWidth={1.75} />
            {message}
          </p>
        )}
      </div>
    </>
  );
}
