import { join } from 'node:path';
import { setInterval } from 'node:timers';
import { Worker } from 'node:worker_threads';

/** What the watching thread is told. */
export interface Watch {
  /** Counts up while the watched thread lives. */
  readonly beats: Int32Array;
  readonly beatMs: number;
  /** Without a beat for so long, the watched thread hangs. */
  readonly silentMs: number;
}

/**
 * Watches this thread from one beside it, which says what it was doing and kills the process once its
 * timers have not run for `silentMs`: a loop without an end stops them all, so no limit of the runner
 * ends it. Returns a function that takes the file that is run now.
 */
export function watchThread(beatMs: number, silentMs: number): (file: string) => void {
  const beats = new Int32Array(new SharedArrayBuffer(4));
  const workerData: Watch = { beats, beatMs, silentMs };
  // Loaders and the like are for the tests. A path, since in a test of a page addresses are those of the page.
  const watcher = new Worker(join(import.meta.dirname, 'watcher.ts'), { workerData, execArgv: [] });
  watcher.unref();
  // timing: a sign of life, by the timer of Node.js, which tests do not stop.
  setInterval(() => Atomics.add(beats, 0, 1), beatMs).unref();
  return (file) => watcher.postMessage(file);
}
