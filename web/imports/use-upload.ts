import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { get, list, upload as take } from '#domain/imports/endpoints.ts';
import type { ImportOf } from '#domain/imports/import.ts';
import type { ImportRecord } from '#domain/imports/shown.ts';
import { limits } from '#domain/limits.ts';
import { say } from '#domain/refusals.ts';
import { keyOf } from '#web/transport/ask.ts';
import { Problem } from '#web/transport/problem.ts';
import { upload } from '#web/transport/upload.ts';

/** A file on its way, or one that did not get through. */
export interface Sending {
  readonly file: File;
  /** 0 to 1. */
  readonly share: number;
  /** The line broke off; it is tried again by itself. */
  readonly isPaused: boolean;
  readonly problem: string | null;
  /** Whether trying again can help: not where the file itself is what is wrong. */
  readonly canRetry: boolean;
}

const mebibyte = 1024 * 1024;

function problemOf(file: File): string | null {
  if (file.size === 0) return say('storage.invalid-argument', { reason: 'it is empty.' });
  if (file.size <= limits.importUploadBytes) return null;
  return say('import.tooLarge', { most: `${limits.importUploadBytes / mebibyte} MB` });
}

const isAboutFile = (error: unknown): boolean =>
  error instanceof Problem &&
  /^(?:storage\.invalid|import\.|tooLarge|invalid|forbidden)/u.test(error.code);

/** Sends the file that an import begins with. Leaving the page stops it; nothing half is kept. */
export function useUpload(onArrived: (record: ImportRecord) => void) {
  const client = useQueryClient();
  const [sending, setSending] = useState<Sending | null>(null);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);

  const change = (changes: Partial<Sending>) =>
    setSending((before) => before && { ...before, ...changes });

  async function send(file: File, of: ImportOf): Promise<void> {
    stop.current?.abort();
    const problem = problemOf(file);
    setSending({ file, share: 0, isPaused: false, problem, canRetry: false });
    if (problem !== null) return;
    const mine = new AbortController();
    stop.current = mine;
    try {
      const record = await upload(
        take,
        { query: { name: file.name, of }, file },
        {
          signal: mine.signal,
          onProgress: (share) => change({ share, isPaused: false }),
          onPause: () => change({ isPaused: true }),
        },
      );
      client.setQueryData(keyOf(get, { params: { id: record.id } }), record);
      // Read when it is looked at again: the page is about to be left.
      void client.invalidateQueries({ queryKey: keyOf(list), refetchType: 'none' });
      onArrived(record);
    } catch (error) {
      if (mine.signal.aborted) return;
      const message = error instanceof Error ? error.message : String(error);
      change({ problem: message, canRetry: !isAboutFile(error), isPaused: false });
    }
  }

  return {
    sending,
    send: (file: File, of: ImportOf) => void send(file, of),
    stop() {
      stop.current?.abort();
      setSending(null);
    },
  };
}
