import { expect } from 'vitest';
import { watchThread } from './watch-thread.ts';

/** Longer than a test may take: it ends only what hangs. */
const silentMs = 330_000;

/** Files that share a process share its watcher. */
const watcher = Symbol.for('outrider.watcher');
const shared = globalThis as { [watcher]?: (file: string) => void };

shared[watcher] ??= watchThread(1000, silentMs);
shared[watcher](expect.getState().testPath ?? 'A test file');
