import { useEffect, useRef, useState } from 'react';
import { messageOf } from '#core/domain/message-of.ts';
import { Problem } from '#core/web/transport/problem.ts';
import type { UploadOptions } from '#core/web/transport/upload.ts';
import { installation } from '#ui/installation.ts';
import { problemOfFile, problemOfMany } from './file-problems.ts';

/** A running or failed upload. */
export interface PendingUpload {
  readonly id: number;
  readonly file: File;
  /** The question that it answers. */
  readonly questionId?: string | undefined;
  /** Progress, 0 to 1. */
  readonly share: number;
  /** Failed, with an automatic retry pending. */
  readonly isPaused: boolean;
  readonly problem: string | null;
  /** Whether a retry can help: not if the file itself is invalid. */
  readonly canRetry: boolean;
}

/** An error about the file itself, which a retry would repeat. */
const isAboutFile = (error: unknown): boolean =>
  error instanceof Problem &&
  /^(?:storage\.(?:invalid|tooLarge)|tooLarge|invalid)/u.test(error.code);

/** What the server answered to an upload, and for what it was sent. */
type Saved<Sent> = Sent & {
  readonly sentAt: number;
  /** The question that it answers. */
  readonly questionId?: string;
};

interface Options<Sent> {
  readonly send: (file: File, options: UploadOptions) => Promise<Sent>;
  /** Those that answer no question. */
  readonly saved: readonly Sent[];
  readonly onSaved: (file: Saved<Sent>) => void;
  /** How many files there may be, apart from those that answer a question. */
  readonly most: number;
}

const failedUpload = 'A file did not get through. Send it again, or take it off.';

/** The uploads of a form: each file is uploaded as soon as it is chosen, in parallel. */
export function useUploads<Sent>({ send: sendFile, saved, onSaved, most }: Options<Sent>) {
  const [sendings, setSendings] = useState<readonly PendingUpload[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const stops = useRef(new Map<number, AbortController>());
  const lastId = useRef(0);

  useEffect(() => {
    const running = stops.current;
    return () => {
      for (const stop of running.values()) stop.abort();
    };
  }, []);

  const change = (id: number, changes: Partial<PendingUpload>) =>
    setSendings((before) => before.map((one) => (one.id === id ? { ...one, ...changes } : one)));
  const drop = (id: number) => setSendings((before) => before.filter((one) => one.id !== id));

  async function send({ id, file, questionId }: PendingUpload): Promise<void> {
    const stop = new AbortController();
    stops.current.set(id, stop);
    change(id, { problem: null, share: 0, isPaused: false });
    try {
      const sent = await sendFile(file, {
        signal: stop.signal,
        onProgress: (share) => change(id, { share, isPaused: false }),
        onPause: () => change(id, { isPaused: true }),
      });
      drop(id);
      onSaved({ ...sent, sentAt: Date.now(), ...(questionId !== undefined && { questionId }) });
    } catch (error) {
      if (stop.signal.aborted) return;
      const message = messageOf(error);
      change(id, { problem: message, canRetry: !isAboutFile(error), isPaused: false });
    } finally {
      stops.current.delete(id);
    }
  }

  function start(files: readonly File[], questionId?: string): void {
    const added = files.map((file): PendingUpload => {
      lastId.current += 1;
      const problem = problemOfFile(file, installation.fileBytes);
      const id = lastId.current;
      return { id, file, questionId, share: 0, isPaused: false, problem, canRetry: false };
    });
    setSendings((before) => [...before, ...added]);
    for (const one of added) if (one.problem === null) void send(one);
  }

  const clearProblem = () => setProblem(null);

  const common = sendings.filter(({ questionId }) => questionId === undefined);

  function add(files: readonly File[]): void {
    const remaining = most - saved.length - common.length;
    setProblem(problemOfMany(files.length, remaining, most));
    start(files.slice(0, Math.max(0, remaining)));
  }

  /** The file that answers a question. One that is on its way for it is given up. */
  function answer(questionId: string, file: File): void {
    for (const one of sendings) if (one.questionId === questionId) remove(one.id);
    start([file], questionId);
  }

  function remove(id: number): void {
    stops.current.get(id)?.abort();
    drop(id);
    clearProblem();
  }

  return {
    /** Of files that answer no question. */
    common,
    sendings,
    /** The questions that a file is on its way for. */
    questionIds: new Set(
      sendings.flatMap((one) => (one.problem === null ? (one.questionId ?? []) : [])),
    ),
    problem,
    isBusy: sendings.some((one) => one.problem === null),
    /** Why what the files are for cannot be sent. */
    failure: sendings.some((one) => one.problem !== null) ? failedUpload : null,
    add,
    answer,
    remove,
    clearProblem,
    retry: (one: PendingUpload) => void send(one),
  };
}

export type Uploads = ReturnType<typeof useUploads>;

/** Of a form to look at only. */
export const noUploads: Uploads = {
  common: [],
  sendings: [],
  questionIds: new Set(),
  problem: null,
  isBusy: false,
  failure: null,
  add: () => {},
  answer: () => {},
  remove: () => {},
  clearProblem: () => {},
  retry: () => {},
};
