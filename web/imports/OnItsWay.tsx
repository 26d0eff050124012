import { formatBytes } from '#domain/formatting.ts';
import { Button } from '#web/ui/Button.tsx';
import { ProgressBar } from './Progress.tsx';
import type { Sending } from './use-upload.ts';

interface Props {
  readonly sending: Sending;
  readonly onStop: () => void;
  readonly onRetry: () => void;
}

/** A file while it is being sent, or why it was not. */
export function OnItsWay({ sending, onStop, onRetry }: Props) {
  const { file, share, isPaused, problem, canRetry } = sending;
  return (
    <div className="w-full max-w-xl space-y-2 text-left">
      <div className="flex items-baseline justify-between gap-4">
        <span className="min-w-0 truncate font-medium text-ink">{file.name}</span>
        <span className="shrink-0 text-ink-3 tabular">{formatBytes(file.size)}</span>
      </div>
      {problem === null && <ProgressBar label={`Sending ${file.name}`} share={share} />}
      <div className="flex min-h-8 flex-wrap items-center justify-between gap-3">
        {problem === null ? (
          <p role="status" className="text-ink-2 tabular">
            {isPaused
              ? 'The connection broke off. It is tried again by itself.'
              : share < 1
                ? `${Math.floor(share * 100)}% sent`
                : 'Looking at the file…'}
          </p>
        ) : (
          <p role="alert" className="min-w-0 flex-1 text-bad">
            {problem}
          </p>
        )}
        <span className="flex gap-2">
          {canRetry && (
            <Button variant="primary" onPress={onRetry}>
              Try again
            </Button>
          )}
          <Button onPress={onStop}>{problem === null ? 'Stop' : 'Choose another file'}</Button>
        </span>
      </div>
    </div>
  );
}
