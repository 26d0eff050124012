import { importNotices } from '#features/imports/domain/notices.ts';
import { importRefusals } from '#features/imports/domain/refusals.ts';
import { upload as take } from '#features/imports/domain/endpoints.ts';
import type { ImportOf } from '#features/imports/domain/import.ts';
import { openProgressEstimate } from '#features/imports/domain/progress-estimate.ts';
import type { ImportRecord } from '#features/imports/domain/import-record.ts';
import { importLimits } from '#features/imports/domain/limits.ts';
import { noticeText } from '#core/domain/notices.ts';
import { refusalText, refusals } from '#core/domain/refusals.ts';
import { authStore } from '#core/web/session/auth-store.ts';
import { Problem } from '#core/web/transport/problem.ts';
import { upload } from '#core/web/transport/upload.ts';
import { toast } from '#ui/toasts.ts';

/** An upload in progress, or a failed one. */
export interface ImportUpload {
  readonly file: File;
  readonly of: ImportOf;
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

function problemOf(file: File): string | null {
  if (file.size === 0)
    return refusalText(refusals['storage.invalid-argument'], { reason: 'it is empty.' });
  if (file.size <= importLimits.importUploadBytes) return null;
  return refusalText(importRefusals['import.tooLarge'], {
    most: `${importLimits.importUploadBytes / mebibyte} MB`,
  });
}

const isAboutFile = (error: unknown): boolean =>
  error instanceof Problem &&
  /^(?:storage\.invalid|import\.|tooLarge|invalid|forbidden)/u.test(error.code);

/** Closing the tab would abort it: the browser asks first. */
const confirmUnload = (event: BeforeUnloadEvent): void => event.preventDefault();

let sending: ImportUpload | null = null;
let stopping: AbortController | null = null;
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

async function send(file: File, of: ImportOf): Promise<void> {
  stopping?.abort();
  const mine = new AbortController();
  stopping = mine;
  const problem = problemOf(file);
  const begun = { file, of, share: 0, secondsLeft: null, isPaused: false };
  publish({ ...begun, problem, canRetry: false });
  if (problem !== null) return;
  const change = (changes: Partial<ImportUpload>): void => {
    if (!mine.signal.aborted && sending !== null) publish({ ...sending, ...changes });
  };
  let pace = openProgressEstimate();
  try {
    const record = await upload(
      take,
      { query: { name: file.name, of }, file },
      {
        signal: mine.signal,
        onProgress(share) {
          if (share === 0) pace = openProgressEstimate();
          const { secondsLeft } = pace.at(performance.now(), 0, share);
          change({ share, secondsLeft, isPaused: false });
        },
        onPause: () => change({ isPaused: true }),
      },
    );
    if (!mine.signal.aborted) arrived(record);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    change({ problem: message, canRetry: !isAboutFile(error), isPaused: false });
  }
}

// An upload of one user must not continue as another.
authStore.onSignOut(stop);

/** The current upload, independent of the open screen. */
export const importUpload = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  current: (): ImportUpload | null => sending,
  onArrived(receive: (record: ImportRecord) => void): () => void {
    receivers.add(receive);
    return () => void receivers.delete(receive);
  },
  send: (file: File, of: ImportOf): void => void send(file, of),
  stop,
};
