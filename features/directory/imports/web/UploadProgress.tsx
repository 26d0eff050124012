import { formatBytes } from '#core/domain/format.ts';
import { Button } from '#ui/Button.tsx';
import { ProgressBar } from '#ui/ProgressBar.tsx';
import type { ImportUpload, ImportUploader } from './import-upload.ts';
import { formatTimeLeft } from './import-labels.ts';

function formatUploadProgress({ share, secondsLeft, isPaused }: ImportUpload): string {
  if (isPaused) return 'Connection lost. Retrying automatically.';
  if (share >= 1) return 'Reading the file…';
  const left = secondsLeft === null ? '' : `, ${formatTimeLeft(secondsLeft)}`;
  return `${Math.floor(share * 100)}% uploaded${left}. You can leave this page.`;
}

interface Props {
  readonly uploader: ImportUploader;
  readonly sending: ImportUpload;
}

/** A file being uploaded, or why the upload failed. */
export function UploadProgress({ uploader, sending }: Props) {
  const { file, share, problem, canRetry } = sending;
  return (
    <div className="w-full max-w-xl space-y-2 text-left">
      <div className="flex items-baseline justify-between gap-4">
        <span className="min-w-0 truncate font-medium text-ink">{file.name}</span>
        <span className="shrink-0 text-ink-3 tabular">{formatBytes(file.size)}</span>
      </div>
      {problem === null && <ProgressBar label={`Uploading ${file.name}`} share={share} />}
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-3">
        {problem === null ? (
          <p role={sending.isPaused ? 'status' : undefined} className="text-ink-2 tabular">
            {formatUploadProgress(sending)}
          </p>
        ) : (
          <p role="alert" className="min-w-0 flex-1 text-bad-ink">
            {problem}
          </p>
        )}
        <span className="flex gap-2">
          {canRetry && (
            <Button variant="primary" onPress={uploader.retry}>
              Try again
            </Button>
          )}
          <Button onPress={uploader.stop}>
            {problem === null ? 'Stop' : 'Choose another file'}
          </Button>
        </span>
      </div>
    </div>
  );
}
