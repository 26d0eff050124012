import { Worker } from 'node:worker_threads';
import { messageOf } from '#core/domain/message-of.ts';
import type { BackupOutcome, BackupTask } from './tasks.ts';

/** A backup holds far less. */
const resourceLimits = { maxOldGenerationSizeMb: 192 };

/** Runs a task in a thread of its own, since it computes for long. Stopped when the signal says so. */
export function runInThread(task: BackupTask, signal: AbortSignal): Promise<BackupOutcome> {
  const failed = (problem: string): BackupOutcome => ({ bytes: null, rows: null, problem });
  return new Promise((resolve) => {
    const thread = new Worker(new URL('./backup-thread.ts', import.meta.url), {
      workerData: task,
      resourceLimits,
    });
    const stop = () => void thread.terminate();
    signal.addEventListener('abort', stop, { once: true });
    thread.once('message', resolve);
    thread.once('error', (error) => resolve(failed(messageOf(error))));
    thread.once('exit', () => {
      signal.removeEventListener('abort', stop);
      resolve(failed('It was broken off, because Outrider stopped.'));
    });
  });
}
