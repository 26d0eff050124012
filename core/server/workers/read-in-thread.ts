import { availableParallelism } from 'node:os';
import pLimit, { type LimitFunction } from 'p-limit';
import type { Piscina } from 'piscina';
import { serverRefusals } from '#core/domain/server-refusals.ts';
import { minute, second } from '#core/domain/units.ts';
import { refused } from '#core/platform/http/refused.ts';

/** For whom a file is read, and until when. */
export interface Reading {
  readonly personId: string;
  /** Aborted when nobody wants it any more: the client has left, or the work was cancelled. */
  readonly signal: AbortSignal;
}

/** A reading was ended at its limit of memory or time. */
export class ReadingEnded extends Error {
  override readonly name = 'ReadingEnded';
}

const outOfMemory = 'ERR_WORKER_OUT_OF_MEMORY';
const longestMs = minute;
/** Of objects and strings. Buffers do not count: what a file unpacks to is bounded by who reads it. */
const resourceLimits = { maxOldGenerationSizeMb: 768 };
/** One processor is left to everybody else. */
const maxThreads = Math.max(1, availableParallelism() - 1);
/** What else the server does goes first, where the system lets threads have a priority. */
const niceIncrement = 10;
/** A thread has loaded its modules for the next file, and then gives its memory back. */
const idleTimeout = 10 * second;

let pool: Promise<Piscina> | null = null;
async function openPool(): Promise<Piscina> {
  const { Piscina } = await import('piscina');
  const options = { minThreads: 0, maxThreads, idleTimeout, niceIncrement, resourceLimits };
  return new Piscina({ ...options, recordTiming: false });
}

/** Files of a person under way or waiting. More are refused before they are sent. */
const readingsMost = 3;

const all = pLimit(maxThreads);
/** One at a time for a person, so that those of others come between. Who has none under way has no entry. */
const turns = new Map<string, { readonly limit: LimitFunction; count: number }>();

/**
 * Before a person sends another file, or asks for one to be read: whoever has several waiting only makes
 * everybody wait for their bytes. Work of the server itself is not refused.
 * @throws Refused `reading.tooMany`
 */
export function assertMayRead(personId: string): void {
  if ((turns.get(personId)?.count ?? 0) >= readingsMost)
    throw refused(serverRefusals['reading.tooMany']);
}

async function run<Result>(module: URL, input: unknown, signal: AbortSignal): Promise<Result> {
  signal.throwIfAborted();
  pool ??= openPool();
  const threads = await pool;
  const time = AbortSignal.timeout(longestMs);
  const task = { filename: module.href, name: 'read', signal: AbortSignal.any([signal, time]) };
  try {
    return (await threads.run(input, task)) as Result;
  } catch (error) {
    signal.throwIfAborted();
    if (time.aborted) throw new ReadingEnded('It took too long.', { cause: error });
    const isTooMuch = error instanceof Error && 'code' in error && error.code === outOfMemory;
    throw isTooMuch ? new ReadingEnded('It took too much memory.', { cause: error }) : error;
  }
}

/**
 * Reads what a person sent in a thread of its own: reading is synchronous, and a small file may unfold to
 * anything. The module exports `read`, which takes the input and returns the result.
 *
 * @throws ReadingEnded at its limit of memory or time; the reason of the signal when that is aborted; what
 *   `read` throws
 */
export async function readInThread<Result>(
  module: URL,
  input: unknown,
  { personId, signal }: Reading,
): Promise<Result> {
  const turn = turns.get(personId) ?? { limit: pLimit(1), count: 0 };
  turns.set(personId, turn);
  turn.count += 1;
  try {
    return await turn.limit(() => all(() => run<Result>(module, input, signal)));
  } finally {
    turn.count -= 1;
    if (turn.count === 0) turns.delete(personId);
  }
}
