import { Check, RotateCw, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatBytes } from '#core/domain/format.ts';
import { Button } from '#ui/Button.tsx';
import { ErrorText } from '#ui/ErrorText.tsx';
import { FileIcon } from '#ui/FileIcon.tsx';
import type { PendingUpload } from './use-uploads.ts';

interface RowProps {
  readonly name: string;
  readonly contentType: string;
  readonly children: ReactNode;
  readonly actions: ReactNode;
}

function Row({ name, contentType, children, actions }: RowProps) {
  return (
    <li className="flex items-center gap-3 py-1.5 pr-1.5 pl-3">
      <FileIcon contentType={contentType} name={name} />
      <div className="min-w-0 flex-1">
        <p className="truncate text-control font-medium">{name}</p>
        {children}
      </div>
      {actions}
    </li>
  );
}

function RemoveButton({ name, onRemove }: { name: string; onRemove: () => void }) {
  return (
    <Button variant="quiet" size="icon" aria-label={`Remove ${name}`} onPress={onRemove}>
      <X aria-hidden className="size-4" strokeWidth={1.75} />
    </Button>
  );
}

/** A file that was uploaded. */
export interface ListedUpload {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly contentType: string;
}

export function SavedFileRow({ file, onRemove }: { file: ListedUpload; onRemove: () => void }) {
  return (
    <Row
      name={file.name}
      contentType={file.contentType}
      actions={<RemoveButton name={file.name} onRemove={onRemove} />}
    >
      <p className="flex items-center gap-1 text-small text-ink-3 tabular">
        <Check aria-hidden className="size-3 text-good-ink" />
        {formatBytes(file.size)}
        <span className="sr-only"> sent</span>
      </p>
    </Row>
  );
}

interface UploadRowProps {
  readonly sending: PendingUpload;
  readonly onRetry: () => void;
  readonly onRemove: () => void;
}

/** A running or failed upload: progress, or the error. */
export function UploadRow({ sending, onRetry, onRemove }: UploadRowProps) {
  const { file, share, isPaused, problem, canRetry } = sending;
  const percent = Math.round(share * 100);
  return (
    <Row
      name={file.name}
      contentType={file.type}
      actions={
        <span className="flex">
          {problem !== null && canRetry && (
            <Button
              variant="quiet"
              size="icon"
              aria-label={`Send ${file.name} again`}
              onPress={onRetry}
            >
              <RotateCw aria-hidden className="size-4" strokeWidth={1.75} />
            </Button>
          )}
          <RemoveButton name={file.name} onRemove={onRemove} />
        </span>
      }
    >
      {problem === null ? (
        <>
          <p className="text-small text-ink-3 tabular">
            {isPaused
              ? 'It did not get through. Trying again…'
              : `${formatBytes(file.size)} · ${percent} %`}
          </p>
          <div
            role="progressbar"
            aria-label={`Sending ${file.name}`}
            aria-valuenow={percent}
            aria-valuemin={0}
            aria-valuemax={100}
            className="mt-1 h-1 overflow-hidden rounded-full bg-sunken"
          >
            <div
              className="h-full origin-left bg-accent transition-transform"
              style={{ transform: `scaleX(${share})` }}
            />
          </div>
        </>
      ) : (
        <ErrorText className="text-small">{problem}</ErrorText>
      )}
    </Row>
  );
}
