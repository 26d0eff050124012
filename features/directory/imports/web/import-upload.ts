import { importNotices } from '#features/directory/imports/domain/notices.ts';
import { importRefusals } from '#features/directory/imports/domain/refusals.ts';
import { openProgressEstimate } from '#features/directory/imports/domain/progress-estimate.ts';
import type { ImportRecord } from '#features/directory/imports/domain/import-record.ts';
import { noticeText } from '#core/domain/notices.ts';
import { refusalText } from '#core/domain/refusals.ts';
import { storageRefusals } from '#core/domain/storage-refusals.ts';
import { authStore } from '#core/web/session/auth-store.ts';
import { Problem } from '#core/web/transport/problem.ts';
import type { UploadOptions } from '#core/web/transport/upload.ts';
import { toast } from '#ui/toasts.ts';

/** An upload in progress, or a failed one. */
export interface ImportUpload {
  readonly file: File;
  /** 0 to 1. */
  readonly share: number;
  /** Null until it is known. */
  readonly secondsLeft: number | null;
  /** The connection was lost; retried automatically. */
  readonly isPaused: boolean;
  readonly problem: string | null;
  /** Whether retrying can help: not when the file itself is refused. */
  readonly canRetry: boolean;
}

const mebibyte = 1024 * 1024;

function problemOf(file: File, mostBytes: number): string | null {
  if (file.size === 0)
    return refusalText(storageRefusals['storage.invalid-argument'], { reason: 'it is empty.' });
  if (file.size <= mostBytes) return null;
  return refusalText(importRefusals['import.tooLarge'], { most: `${mostBytes / mebibyte} MB` });
}

const isAboutFile = (error: unknown): boolean =>
  error instanceof Problem &&
  /^(?:storage\.invalid|import\.|tooLarge|invalid|forbidden)/u.test(error.code);

/** Closing the tab would abort it: the browser asks first. */
const confirmUnload = (event: BeforeUnloadEvent): void => event.preventDefault();

/** Where files are sent, and how large one may be. */
export interface UploadDestination {
  readonly mostBytes: number;
  readonly send: (file: File, options: UploadOptions) => Promise<ImportRecord>;
}

/** Uploads one file at a time, independent of the open screen. */
export function openImportUpload() {
  let sending: ImportUpload | null = null;
  let stopping: AbortController | null = null;
  let again = (): void => {};
  const listeners = new Set<() => void>();
  /** Callbacks that open the import after the upload. */
  const receivers = new Set<(record: ImportRecord) => void>();

  function publish(next: ImportUpload | null): void {
    sending = next;
    const isOnItsWay = next !== null && next.problem === null;
    if (isOnItsWay) window.addEventListener('beforeunload', confirmUnload);
    else window.removeEventListener('beforeunload', confirmUnload);
    for (const listener of listeners) listener();
  }

  function stop(): void {
    stopping?.abort();
    publish(null);
  }

  function arrived(record: ImportRecord): void {
    publish(null);
    if (receivers.size === 0)
      toast(noticeText(importNotices['import.arrived'], { file: record.fileName }));
    for (const receive of receivers) receive(record);
  }

  async function send(file: File, destination: UploadDestination): Promise<void> {
    stopping?.abort();
    const mine = new AbortController();
    stopping = mine;
    again = () => void send(file, destination);
    const problem = problemOf(file, destination.mostBytes);
    const begun = { file, share: 0, secondsLeft: null, isPaused: false };
    publish({ ...begun, problem, canRetry: false });
    if (problem !== null) return;
    const change = (changes: Partial<ImportUpload>): void => {
      if (!mine.signal.aborted && sending !== null) publish({ ...sending, ...changes });
    };
    let pace = openProgressEstimate();
    try {
      const record = await destination.send(file, {
        signal: mine.signal,
        onProgress(share) {
          if (share === 0) pace = openProgressEstimate();
          const { secondsLeft } = pace.at(performance.now(), 0, share);
          change({ share, secondsLeft, isPaused: false });
        },
        onPause: () => change({ isPaused: true }),
      });
      if (!mine.signal.aborted) arrived(record);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      change({ problem: message, canRetry: !isAboutFile(error), isPaused: false });
    }
  }

  // An upload of one user must not continue as another.
  authStore.onSignOut(stop);

  return {
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    current: (): ImportUpload | null => sending,
    onArrived(receive: (record: ImportRecord) => void): () => void {
      receivers.add(receive);
      return () => void receivers.delete(receive);
    },
    send: (file: File, destination: UploadDestination): void => void send(file, destination),
    retry: (): void => again(),
    stop,
  };
}

export type ImportUploader = ReturnType<typeof openImportUpload>;

/** Of the page of imports. */
export const importUpload = openImportUpload();
/** Of the dialog at an opportunity. */
export const submissionsUpload = openImportUpload();
